import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon 광고',
  title: `Amazon 광고: 제목과 설명 | ${brand.name}`,
  description:
    'Amazon용 50자 이하 헤드라인, 제품 설명, 순백 배경 제품 이미지를 만들어요. 말하지 않은 주장은 넣지 않아요.',
  heading: '심사를 통과하는 Amazon 광고',
  paragraph: `Amazon은 증명할 수 없는 주장이 담긴 광고를 거절해요. ${brand.name}에서는 50자 이하 헤드라인과 제품 설명을 브리프만으로 써요. 순백 배경 제품 이미지와 Amazon 사이즈의 이미지 광고도 만들 수 있어요.`,
} satisfies PageWords;
