import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF 배너 제작',
  title: `광고용 GIF 배너 만들기 | ${brand.name}`,
  description:
    'Google 디스플레이 기준에 맞춰 150KB 미만, 30초 안에 멈추는 GIF 배너를 만들어요. 카피와 버튼도 포함돼요.',
  heading: '150KB 미만의 움직이는 배너',
  paragraph:
    'Google 디스플레이는 30초 안에 멈추는 150KB 이하의 애니메이션 배너를 받아요. 제품을 고르면 카피를 쓰고 움직임을 넣고 모든 파일을 한도 안으로 맞춰요. 디자인을 편집하고 모든 사이즈를 한 번에 내보내세요.',
} satisfies PageWords;
