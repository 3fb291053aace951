import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon 광고',
  title: `Amazon 광고: 제목과 설명 | ${brand.name}`,
  description: '사실만 말하는 Amazon 광고 제목과 제품 설명. 지어낸 후기도, 하지 않은 주장도 없이 길이에 맞습니다.',
  heading: '심사를 통과하는 Amazon 광고',
  paragraph: `Amazon은 증명할 수 없는 주장이 있는 광고를 거절합니다. ${brand.name}은(는) 50자 이내 제목과 제품 설명을 브리프에서만 쓰므로 하지 않은 말은 없습니다. 이미지에는 600×600 이상 로고, 영상은 1920×1080이 필요하지만 아직 여기서 만들지 않습니다.`,
} satisfies PageWords;
