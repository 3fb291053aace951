import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok 광고',
  title: `TikTok 광고: 후킹, 문구, 한도 | ${brand.name}`,
  description:
    'TikTok은 광고 문구 100자와 약 3초의 관심을 줘요. 둘 다에 맞는 후킹, 대본, 문구를 여러분의 사실로 쓰세요.',
  heading: '3초와 100자',
  paragraph: `TikTok은 5~60초 영상 아래 문구를 100자까지, 한국어·중국어·일본어는 50자까지 보여 줘요. ${brand.name}에서는 후킹, 대본, 광고 카피를 쓰고 TikTok과 같은 방식으로 글자를 세요. 영상은 1080×1920으로 만들고 아래 440픽셀을 비우세요. TikTok의 설명과 버튼이 그 자리에 와요.`,
} satisfies PageWords;
