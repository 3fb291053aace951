import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: '불러오는 중',
    saved: '저장됨',
    saving: '저장 중…',
    offline: '오프라인이에요. 변경 내용은 이 기기에 보관돼요.',
    failed: '변경 내용을 저장하지 못했어요.',
  },
  outdated: '페이지가 오래됐어요. 계속 편집하려면 새로고침해 주세요.',
  reload: '새로고침',
  tryAgain: '다시 시도',
  conflict: {
    title: '더 최신 버전이 있어요',
    text: '다른 탭이나 기기에서 같은 내용을 변경했어요.',
    keepMine: '내 버전 유지',
    takeTheirs: '최신 버전 사용',
  },
  history: {
    title: '버전 기록',
    about: '변경할 때마다 여기에 버전으로 저장돼요.',
    close: '닫기',
    loading: '버전을 불러오는 중',
    failed: '버전 기록을 불러오지 못했어요.',
    current: '현재',
    exported: '내보냄',
    restored: '복원됨',
    restore: '복원',
    version: '버전 {revision, number}',
    restoreThis: '{time} 버전 복원',
  },
} satisfies MessagesOf<typeof english>;
