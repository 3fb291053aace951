import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC 광고',
  title: `UGC 광고 대본과 후킹 문구 | ${brand.name}`,
  description:
    '개인 게시물처럼 보이는 광고는 말투로 살아요. 크리에이터에게 줄 후킹과 대본을 여러분의 사실로 여기서 쓰세요.',
  heading: '브랜드가 아니라 사람처럼 들리는 대본',
  paragraph: `UGC 광고는 진짜 사람이 구체적인 말을 할 때 통해요. ${brand.name}에서는 고른 어조로, 책임질 수 있는 사실로 후킹과 대본을 써요. 크리에이터에게 주고 바로 촬영하세요.`,
} satisfies PageWords;
