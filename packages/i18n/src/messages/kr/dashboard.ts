import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: '{product} 대시보드',
  close: '대시보드 닫기',
  loading: '불러오는 중',
  menu: {
    label: '섹션',
    open: '메뉴 열기',
    close: '메뉴 닫기',
    collapse: '사이드바 접기',
    expand: '사이드바 펼치기',
  },
  groups: {
    things: '라이브러리',
    make: '만들기',
    templates: '템플릿',
    ads: '광고',
  },
  sections: {
    VideoTemplates: { name: '광고 템플릿', lead: '바로 쓸 수 있는 광고 아이디어를 둘러보세요.' },
    Products: {
      name: '제품',
      lead: '제품을 한 번 저장하면 모든 도구에서 쓸 수 있어요.',
    },
    Projects: {
      name: '캠페인',
      lead: '작업을 캠페인으로 묶어 보세요.',
    },
    Videos: {
      name: '동영상',
      lead: '완성된 동영상이에요.',
    },
    Home: {
      name: '홈',
      lead: '새로 시작하거나 하던 일을 이어서 하세요.',
    },
    MyWork: {
      name: '내 작업',
      lead: '만드신 모든 것, 최신순.',
    },
  },
  plan: {
    free: '무료 요금제',
    basic: '베이직 요금제',
    pro: '프로 요금제',
    business: '비즈니스 요금제',
    upgrade: '업그레이드',
  },
  credits: '{count, plural, other {#크레딧}}',
  lowCredits: '{count, plural, other {#크레딧}} 남았어요.',
  getCredits: '크레딧 더 받기',
  user: {
    language: '언어',
    theme: '테마',
    light: '라이트',
    dark: '다크',
    system: '기기 설정과 같게',
    mail: '완료되면 이메일로 알림',
    feedback: '의견 보내기',
    menu: '{name} 계정',
    signOut: '로그아웃',
    signingOut: '로그아웃 중',
    pricing: '요금제와 가격',
    account: '계정 설정',
    usage: '크레딧 및 결제',
    billing: '결제 및 청구서',
    storage: '저장 공간',
    storageOf: '{limit} 중 {used} 사용',
    storageUsed: '{used} 사용',
  },
  news: {
    done: '“{title}” 작업이 완성됐어요',
    failed: '“{title}” 작업에 실패했어요',
    open: '열기',
  },
  feedback: {
    title: '의견 보내기',
    rating: '{product} 어떠세요?',
    stars: '{count, plural, other {별 #개}}',
    text: '무엇을 알려 주시겠어요?',
    send: '보내기',
    thanks: '의견 보내 주셔서 고마워요',
    close: '닫기',
  },
  home: {
    greeting: '{name} 님, 오늘은 무엇을 홍보할까요?',
    start: {
      label: '무엇을 홍보하나요?',
      placeholder: '앞치마 또는 yourshop.kr/apron',
      action: '이미지 광고 만들기',
      others: '또는 만들기',
    },
    tools: '도구',
    recent: '최근 작업',
    all: '모두 보기',
    price: {
      free: '무료',
      credits: '{count, plural, other {#크레딧}}',
    },
    sample: '예시 제품',
  },
} satisfies MessagesOf<typeof english>;
