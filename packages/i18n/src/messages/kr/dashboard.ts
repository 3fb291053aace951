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
    collapse: '사이드바 좁히기',
    expand: '사이드바 넓히기',
  },
  groups: {
    things: '내 자료',
    make: '만들기',
    templates: '템플릿',
    ads: '광고',
  },
  sections: {
    Home: {
      name: '홈',
      lead: '새로 시작하거나 하던 일을 이어서 하세요.',
    },
    MyWork: {
      name: '내 작업',
      lead: '만드신 모든 것, 최신순.',
    },
    AdCopy: {
      name: '광고 문구',
      lead: '길이에 맞는 광고 문구: 모든 결과를 매체 한도에 맞춰 셉니다.',
    },
    QRCodeGenerator: {
      name: 'QR 코드',
      lead: '잘 읽히는 코드: 드리기 전에 이미지에서 직접 읽어 확인합니다.',
    },
  },
  plan: {
    free: '무료 요금제',
    basic: '베이직 요금제',
    pro: '프로 요금제',
    upgrade: '업그레이드',
  },
  credits: '{count, plural, other {#크레딧}}',
  user: {
    menu: '{name} 계정',
    signOut: '로그아웃',
    signingOut: '로그아웃 중',
    pricing: '요금제와 가격',
    billing: '결제 및 청구서',
  },
  home: {
    greeting: '{name}님, 오늘은 무엇을 만들까요?',
    start: {
      label: '무엇을 광고하시나요?',
      placeholder: '리넨 앞치마 또는 yourshop.kr/products/linen-apron',
      action: '광고 쓰기',
    },
    tools: '도구',
    recent: '최근 작업',
    all: '모두 보기',
    price: {
      free: '크레딧 없음',
      credits: '{count, plural, other {#크레딧}}',
    },
    sample: '예시 제품',
  },
  work: {
    empty: {
      title: '아직 아무것도 없습니다',
      text: '만드신 것이 진행 상황과 함께 여기에 나타나고, 다시 필요할 때까지 남아 있습니다.',
      action: '만들어 보기',
    },
    filtered: {
      title: '이런 작업은 아직 없습니다',
      action: '모든 작업 보기',
    },
    failed: {
      title: '작업을 불러오지 못했습니다',
      text: '연결을 확인하고 다시 시도해 주세요. 사라진 것은 없습니다.',
      retry: '다시 시도',
    },
    filter: '보기',
    everything: '모든 도구',
    more: '더 보기',
    count: '{total, number}개 중 {shown, number}개',
    open: '{title} 열기',
    cancel: '{title} 취소',
    untitled: '제목 없음',
    cost: '{count, plural, other {#크레딧}}',
    returned: '크레딧 반환됨',
    progress: '{title} 진행 상황',
  },
  status: {
    queued: '대기 중',
    processing: '진행 중',
    succeeded: '완료',
    failed: '실패',
    cancelled: '취소됨',
  },
} satisfies MessagesOf<typeof english>;
