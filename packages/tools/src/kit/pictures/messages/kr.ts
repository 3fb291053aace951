import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: '이미지를 놓거나 붙여 넣거나 선택하세요',
    details: 'PNG, JPEG, WebP, GIF, AVIF, 각각 최대 20MB, 100메가픽셀',
    tooLarge: '{name} 파일이 20MB보다 커요. 더 작은 파일을 사용하세요.',
    wrongKind: '{name} 파일은 쓸 수 없어요. 이미지를 업로드하세요.',
    cancel: '{name} 업로드 중지',
  },
  pictures: {
    picture: '이미지 {number, number}',
    remove: '이미지 {number, number} 빼기',
    samples: '아직 이미지가 없나요? 샘플을 써 보세요:',
    small:
      '이 이미지는 {width, number} × {height, number} px밖에 되지 않아 흐릿하게 보여요. 긴 변이 {needed, number} px 이상인 이미지를 사용하세요.',
    sampleAd: '샘플 광고',
    standIn: '샘플 제품이에요. 언제든 내 제품을 고르세요.',
    sample: '샘플 이미지예요. 언제든 내 이미지를 업로드하세요.',
  },
  product: {
    title: '무엇을 홍보하나요?',
    placeholder: '리넨 앞치마',
    mine: '내 제품',
    mineText: '정보와 이미지를 채워 드려요. 여기서 편집하면 이 광고만 바뀌어요.',
    link: '링크에서',
    linkText: '이름, 가격, 상세 정보, 이미지를 가져와 내 제품에 저장해요.',
    sample: '샘플 제품',
    sampleText: '샘플 제품으로 도구를 써 보세요. 브랜드는 가상이에요.',
    search: '제품 검색',
    empty: '아직 제품이 없어요. 링크로 가져오거나 직접 입력하세요.',
    failed: '제품을 불러오지 못했어요.',
    address: '제품 링크',
    read: '제품 가져오기',
    close: '닫기',
    pictures: '제품 이미지',
    more: '제품 상세 정보',
    benefits: '주요 장점',
    benefitsHint: '한 줄에 하나씩',
    price: '가격',
    currency: '통화',
    brand: '브랜드',
    audience: '타깃 고객',
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
    one: '{name} 다운로드',
  },
} satisfies MessagesOf<typeof english>;
