import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '제품 이미지 생성기',
  title: `광고와 쇼핑몰용 제품 이미지 | ${brand.name}`,
  description:
    '제품은 그대로 두고 새로운 장면에 배치하세요. 스튜디오, 돌, 나무, 자연, 내 배경, 그리고 순백 배경까지 지원해요.',
  heading: '제품은 그대로, 장면만 새롭게',
  paragraph:
    '제품 사진을 올리세요. 배경을 지우고 스튜디오, 돌, 나무, 야외 장면에 배치한 뒤 모든 픽셀을 비교해 제품이 변하지 않았음을 보여 드려요. 피드와 스토리 사이즈, 마켓플레이스용 순백 2000×2000으로 내보내세요.',
} satisfies PageWords;
