import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: '기본 메뉴',
  open: '사이드바 열기',
  close: '사이드바 닫기',
  collapse: '사이드바 숨기기',
  expand: '사이드바 보이기',
  more: '더 보기',
  allPages: '모든 페이지',
  dashboard: '대시보드',
  myAds: '내 광고',
  logIn: '로그인',
  myAdsPage: {
    description: '{product}로 만든 모든 것을 한곳에서.',
    signedOut: '로그인하면 내 광고를 볼 수 있어요',
    signedOutText: '작업은 계정에 저장돼요.',
  },
} satisfies MessagesOf<typeof english>;
