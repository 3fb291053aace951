import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '제품 영상 제작',
  title: `짧은 광고용 제품 영상 제작 | ${brand.name}`,
  description: '제품 사진과 대본을 짧은 영상 광고로. 제품 영상 제작 도구의 목적과 오늘 후킹과 대본을 쓰는 방법.',
  heading: '제품 영상은 대본에서 시작해요',
  paragraph:
    '이 도구는 제품 사진과 대본을 9:16, 1:1, 16:9의 짧은 광고로 만들기 위한 것이에요. 아직 영상을 만들지 못해요. 볼지 말지를 가르는 부분은 준비되었어요. 첫 3초의 후킹과 나머지 대본을 쓰세요.',
} satisfies PageWords;
