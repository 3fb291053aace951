import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: '사진을 놓거나 붙여 넣거나 선택하세요',
    details: 'PNG, JPEG, WebP, GIF, AVIF, 각각 최대 20MB, 100메가픽셀',
    tooLarge: '{name}은(는) 20MB보다 큽니다.',
    wrongKind: '{name}은(는) 여기서 쓸 수 있는 사진이 아닙니다.',
    cancel: '{name} 업로드 중지',
  },
  pictures: {
    picture: '이미지 {number, number}',
    remove: '이미지 {number, number} 빼기',
    samples: '준비된 것이 없나요? 샘플로 해 보세요:',
    small:
      '이 이미지는 {width, number} × {height, number} px밖에 되지 않아 흐릿하게 보여요. 긴 변이 {needed, number} px 이상인 이미지를 사용하세요.',
    sampleAd: '샘플 광고',
    standIn: '내 상품을 고르기 전까지 보여 드리는 샘플입니다.',
    sample: '내 이미지를 추가하기 전까지 보여 드리는 샘플입니다.',
  },
  product: {
    title: '무엇을 광고하나요?',
    placeholder: '리넨 앞치마',
    mine: '내 제품',
    mineText: '정보와 이미지가 채워집니다. 여기서 바꾸면 이 광고만 바뀝니다.',
    link: '링크에서',
    linkText: '제품 페이지에서 이름, 가격, 정보, 이미지를 읽어 내 제품에 보관합니다.',
    sample: '샘플 제품',
    sampleText: '저희 제품으로 도구를 써 보세요. 모두 실재하지 않는 브랜드입니다.',
    search: '제품 검색',
    empty: '제품이 없습니다. 링크에서 읽거나 직접 입력하세요.',
    failed: '제품을 불러오지 못했습니다.',
    address: '제품 페이지 주소',
    read: '페이지 읽기',
    close: '닫기',
    pictures: '제품 이미지',
    more: '더 자세히',
    benefits: '사람들이 얻는 것',
    benefitsHint: '한 줄에 하나씩',
    price: '가격',
    currency: '통화',
    brand: '브랜드',
    audience: '누구를 위한 것인지',
    description: '설명',
    logo: '로고',
  },
  sizes: {
    label: '크기',
    chosen: '{count, plural, other {크기 #개}}',
    all: '모두',
    none: '없음',
    allOf: '{network} 크기 모두',
    noneOf: '{network} 크기 없음',
  },
  files: {
    one: '{name} 내려받기',
  },
} satisfies MessagesOf<typeof english>;
