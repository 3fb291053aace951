import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '이미지 광고 복제',
  title: `이미지 광고 복제: 검증된 구성 | ${brand.name}`,
  description:
    '마음에 드는 광고를 올리면 내 제품과 카피, 색으로 레이아웃을 다시 만들어요. 모든 요소를 편집하고 모든 사이즈로 내보내세요.',
  heading: '레이아웃은 그대로, 제품만 바꾸세요',
  paragraph:
    '성과가 좋은 광고를 올리세요. 헤드라인, 제품, 가격, 버튼을 찾아 내 제품과 카피로 레이아웃을 다시 만들어요. 원본의 이름과 로고는 빠지고, 내보내기 전에 모든 요소를 편집할 수 있어요.',
} satisfies PageWords;
