import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '웹사이트로 광고 만들기',
  title: `웹사이트를 광고로 | ${brand.name}`,
  description:
    '제품 링크를 붙여 넣으면 페이지가 이미지 광고, 배너, 광고 카피가 돼요. 이름, 가격, 상세 정보, 이미지를 가져와요.',
  heading: '제품 페이지를 광고로 바꾸세요',
  paragraph:
    '제품 링크를 붙여 넣으세요. 이름, 가격, 상세 정보, 이미지를 가져오고 모두 편집할 수 있어요. 같은 제품으로 이미지 광고, 배너, 포스터, 광고 카피, 검색 광고를 만드세요.',
} satisfies PageWords;
