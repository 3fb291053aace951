import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '행동 유도 문구 생성기',
  title: `광고 행동 유도 문구 생성기 | ${brand.name}`,
  description:
    '다음에 무슨 일이 일어나는지 말하는 버튼 문구와 맺음말. 제품과 혜택에 맞고, 버튼에 들어갈 만큼 짧고, 거짓 재촉이 없어요.',
  heading: '클릭하면 무슨 일이 생기는지 말하세요',
  paragraph:
    '“자세히 보기”는 독자가 무엇을 할지 정하지 못했을 때 쓰는 말이에요. 제품과 혜택을 적으면 다음 단계와 이유를 짚는, 버튼에 들어갈 만큼 짧은 문구를 받아요.',
} satisfies PageWords;
