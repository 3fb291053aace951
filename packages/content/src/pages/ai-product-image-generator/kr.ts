import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '제품 이미지 생성기',
  title: `광고와 쇼핑몰용 제품 이미지 | ${brand.name}`,
  description: '제품은 그대로 두고 배경만 새롭게. 도구의 목적과 지금 쓸 수 있는 제품 글을 안내합니다.',
  heading: '제품은 그대로, 배경만 새롭게',
  paragraph:
    '쇼핑몰과 광고에는 같은 제품이 여러 배경에서 필요하고, 제품은 똑같이 남아야 합니다. 이미지 생성기는 제품을 다시 그리지 않고 오려 내어 장면에 놓기 위한 것입니다. 아직 이미지를 만들지 못합니다. 설명부터 헤드라인까지 곁들일 글은 오늘 여기서 쓸 수 있습니다.',
} satisfies PageWords;
