import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Instagram 광고',
  title: `Instagram 광고: 문구, 크기, 안전 영역 | ${brand.name}`,
  description:
    '피드, Stories, Reels에 통하는 Instagram 광고 문구와 크기, 안전 영역. 피드는 1080×1350, 세로는 1080×1920.',
  heading: '이미지로 가득한 플랫폼을 위한 카피',
  paragraph: `Stories와 Reels에서는 약 72자, 피드에서는 125자가 보여요. ${brand.name}에서는 문구와 Reel 첫 몇 초의 후킹을 쓰고 한 글자씩 세어요. 이미지는 1080×1920의 위 14%와 아래 35%를 비우세요. Instagram의 버튼이 그 자리에 와요.`,
} satisfies PageWords;
