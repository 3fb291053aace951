import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '제품 영상 제작',
  title: `짧은 광고용 제품 영상 제작 | ${brand.name}`,
  description:
    '제품 링크나 사진을 대본, 내레이션, 음악, 자막이 있는 동영상 광고로 바꿔요. 9:16, 1:1, 4:5, 16:9로 만들어요.',
  heading: '제품 링크에서 완성된 동영상 광고까지',
  paragraph:
    '링크를 붙여넣거나 제품을 추가하세요. 대본 세 편 중 하나와 템플릿, 목소리, 음악, 자막을 고르고, 크레딧을 쓰기 전에 소리와 함께 미리볼 수 있어요. 그다음 9:16, 1:1, 4:5, 16:9를 자막 파일과 함께 한 번에 만들어요.',
} satisfies PageWords;
