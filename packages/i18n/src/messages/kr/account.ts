import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: '계정 설정',
  close: '닫기',
  profile: {
    title: '프로필',
    save: '저장',
    saved: '이름을 저장했어요',
    missing: '이름을 입력하세요.',
  },
  password: {
    title: '비밀번호',
    current: '현재 비밀번호',
    missing: '현재 비밀번호를 입력하세요.',
    action: '비밀번호 변경',
    changed: '비밀번호를 변경했어요. 다른 기기에서는 로그아웃됐어요.',
    google:
      'Google로 로그인하고 있어 비밀번호가 없어요. 설정하려면 로그아웃한 뒤 로그인할 때 ‘비밀번호를 잊으셨나요?’를 선택하세요.',
  },
  devices: {
    title: '로그인된 기기',
    name: '{browser}, {system}',
    unknown: '알 수 없는 기기',
    current: '이 기기',
    used: '마지막 사용: {when}',
    end: '로그아웃',
    endName: '로그아웃: {device}',
    endOthers: '다른 모든 기기에서 로그아웃',
    ended: '다른 모든 기기에서 로그아웃했어요',
    failed: '기기를 불러오지 못했어요.',
    retry: '다시 시도',
  },
} satisfies MessagesOf<typeof english>;
