import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '아바타 생성기',
  title: `진행자 영상용 아바타 생성기 | ${brand.name}`,
  description: '파는 나라의 모든 언어로 내 글을 말하는 진행자. 아바타 생성기의 목적과 할 말을 쓰는 방법.',
  heading: '여러분의 말을 위한 진행자',
  paragraph: `아바타 생성기는 본인 동의를 받은 사진으로 영상의 진행자를 만들기 위한 것이에요. 아직 ${brand.name}에 없어요. 진행자는 대본만큼 좋아요. 대본 생성기로 오늘 쓰고 소리 내어 읽으며 들어 보세요.`,
} satisfies PageWords;
