import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '립싱크 영상',
  title: `새 말과 목소리의 립싱크 영상 | ${brand.name}`,
  description: '다시 찍지 않고 있는 영상에 새 말을. 광고에서 립싱크의 쓰임과 오늘 새 대본을 준비하는 방법.',
  heading: '이미 있는 영상에 새 말을',
  paragraph: `립싱크는 있는 영상의 입 모양을 새 녹음에 맞추기 위한 것이에요. 다른 혜택, 다른 언어, 고친 가격. 아직 ${brand.name}에 없어요. 준비할 수 있는 것은 글이에요. 바꿀 부분과 비슷한 길이로 대본 생성기에서 쓰세요.`,
} satisfies PageWords;
