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
    ImageAd: { name: '이미지 광고', lead: '제품 하나로 완성된 광고가 한가득. 고르고, 다듬고, 모든 크기를 받으세요.' },
    ImageAdsClone: {
      name: '광고 레이아웃 복제',
      lead: '마음에 드는 광고를 보여 주세요. 그 구조에 내 제품과 문구가 들어갑니다.',
    },
    ProductImage: { name: '제품 이미지', lead: '장면 속의 내 제품, 제품의 픽셀은 그대로입니다.' },
    BackgroundRemoval: { name: '배경 제거', lead: '한 장이든 여러 장이든 깔끔한 누끼, 마지막 머리카락은 브러시로.' },
    AIIdPhoto: { name: '증명사진', lead: '문서 규정에 맞추고 수치로 보여 줍니다.' },
    ImageResizer: { name: '이미지 크기 조정', lead: '이미지 하나를 모든 크기로, 중요한 부분은 잘리지 않게.' },
    GifBanner: { name: 'GIF 배너', lead: '광고 네트워크의 용량 제한을 지키는 움직이는 배너.' },
    Banner: { name: '배너', lead: '헤더와 배너를 정확한 크기로.' },
    Poster: { name: '포스터', lead: '도련과 재단선이 있는 인쇄 파일.' },
    DisplayAd: { name: '디스플레이 광고', lead: '클릭 태그가 들어간 HTML5 배너, 바로 올릴 수 있습니다.' },
    PpcPreview: { name: '검색 광고 미리보기', lead: '사람들이 보게 될 검색 광고를 모든 조합으로 확인하세요.' },
    VideoTemplates: { name: '동영상 템플릿', lead: '광고 아이디어를 실제 결과 그대로 보여 줍니다.' },
    Products: {
      name: '제품',
      lead: '광고할 대상입니다. 정보와 사진을 한 번 저장하면 모든 도구에서 씁니다.',
    },
    Projects: {
      name: '프로젝트',
      lead: '시작한 모든 것을 최근 변경순으로 봅니다.',
    },
    Videos: {
      name: '동영상',
      lead: '완성된 동영상입니다.',
    },
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
      placeholder: '앞치마 또는 yourshop.kr/apron',
      action: '이미지 광고 만들기',
      others: '또는 이것으로 만들기',
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
} satisfies MessagesOf<typeof english>;
