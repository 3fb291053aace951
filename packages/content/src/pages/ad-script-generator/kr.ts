import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '광고 대본 생성기',
  title: `짧은 영상 광고 대본 생성기 | ${brand.name}`,
  description:
    '후킹, 전환, 행동 유도가 있는 짧은 영상 광고 대본을 브리프에서 장면별로. 고치고 복사해서 그날 바로 찍으세요.',
  heading: '오늘 오후에 찍을 수 있는 대본',
  paragraph:
    '제품, 고객, 혜택을 적으면 고른 어조의 완성된 대본을 장면별로 받아요. 무엇을 말하고, 화면에 무엇을 쓰고, 카메라가 무엇을 보여 줄지. 크리에이터에게 주거나, 휴대폰으로 찍거나, 다음 촬영까지 두세요.',
} satisfies PageWords;
