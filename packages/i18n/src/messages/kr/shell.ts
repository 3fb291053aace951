import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: '본문으로 건너뛰기',
  home: '{product} 홈',
  navigation: '주 메뉴',
  menu: {
    open: '메뉴 열기',
    close: '메뉴 닫기',
  },
  tools: '도구',
  pageInEnglish: '이 페이지는 아직 영어로만 제공돼요.',
  signIn: '로그인',
  dashboard: '대시보드',
  language: {
    choose: '언어: {name}',
    title: '언어',
  },
  theme: {
    toDark: '어두운 테마 사용',
    toLight: '밝은 테마 사용',
  },
  opening: {
    title: '{product} 여는 중',
    label: '불러오기 진행률',
    initializing: '시작하는 중…',
    components: '구성 요소를 불러오는 중…',
    content: '콘텐츠를 준비하는 중…',
    almost: '거의 다 됐어요…',
    ready: '준비 완료!',
  },
  notices: {
    label: '알림',
    close: '닫기',
    error: '오류',
    partFailed: '페이지의 이 부분을 불러오지 못했어요. 페이지를 새로고침해 주세요.',
    reload: '새로고침',
  },
  footer: {
    title: '전체 페이지',
    promise: '제품 정보로 만든 광고 카피와 이미지, 모든 플랫폼에 바로 쓰세요.',
    licence: 'AGPL 버전 3 이상으로 배포되는 자유 소프트웨어예요.',
  },
} satisfies MessagesOf<typeof english>;
