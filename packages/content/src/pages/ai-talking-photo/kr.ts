import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '말하는 사진',
  title: `말하는 사진: 사진이 말하게 | ${brand.name}`,
  description: '사진 한 장이 메시지를 말해요. 도구의 목적, 사진에서 살필 점, 지금 대사를 쓰는 방법을 안내해요.',
  heading: '사진 한 장, 메시지 하나, 목소리로',
  paragraph: `이 도구는 인물 사진이 여러분의 글을 입 모양을 맞춰 말하게 하기 위한 것이에요. 아직 ${brand.name}에 없어요. 짧은 글이 잘 어울려요. 대본 생성기로 고객의 언어로 스무 단어에서 마흔 단어를 쓰고, 밝고 카메라를 보는 사진을 준비해 두세요.`,
} satisfies PageWords;
