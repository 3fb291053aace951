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
  myAds: '내 컬렉션',
  logIn: '로그인',
  myAdsPage: {
    description: '라이브러리에서 저장한 광고를 한곳에 모았어요.',
    signedOut: '로그인하고 컬렉션을 확인하세요',
    signedOutText: '저장한 광고는 계정에 보관돼요.',
  },
} satisfies MessagesOf<typeof english>;
