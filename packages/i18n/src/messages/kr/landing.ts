import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: '제품 링크 또는 이름',
    placeholder: 'yourshop.kr/products/linen-apron',
    submit: '내 광고 쓰기',
    hint: '제품 이름은 링크에서 가져와요. 나머지 정보를 더해 주세요.',
    sample: '예시 제품 사용',
  },
  sample: {
    product: '케스트럴 책상 조명',
    description: '손으로 구부린 참나무 암과, 두드리지 않고 돌려서 조절하는 조광 다이얼이 달린 날씬한 책상 조명.',
    benefits: {
      first: '2%까지 낮출 수 있는 따뜻한 빛',
      second: '납작하게 접어 서랍에 보관',
      third: '손으로 구부린 참나무 암',
    },
    audience: '늦게까지 일하는 사람들',
    offer: '이번 주 15% 할인',
    price: '$89',
  },
  proof: {
    feed: '피드',
    story: '스토리',
    link: '링크 광고',
    code: '예시 제품 혜택의 QR 코드',
    headline: '헤드라인',
    text: '광고 카피',
    primary: '기본 문구',
    description: '설명',
    path: '경로',
    written: '샘플 제품을 위해 {product}에서 썼어요.',
    note: '샘플 제품이에요. 카피와 코드는 {product}에서 만들었고, 레이아웃은 이 페이지를 위해 그렸어요.',
    pixels: '{width} × {height} px',
  },
  characters: '{limit, number}자 중 {count, number}자',
  charactersOnly: '{count, plural, other {#자}}',
  contents: '이 페이지의 내용',
  breadcrumb: '현재 위치',
  home: '홈',
  pricing: {
    period: '결제 주기',
    choose: '{plan} 선택',
    billedMonthly: '매월 결제',
    billedYearly: '{price}, 연 1회 결제',
  },
} satisfies MessagesOf<typeof english>;
