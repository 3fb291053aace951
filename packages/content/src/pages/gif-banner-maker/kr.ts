import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF 배너 제작',
  title: `GIF 배너: 크기와 규칙 | ${brand.name}`,
  description:
    '움직이는 배너는 150 KB 아래여야 하고 30초 안에 멈춰야 합니다. GIF 배너 제작 도구의 목적과 지금 말을 준비하는 방법.',
  heading: '150 KB 아래의 움직이는 배너',
  paragraph: `Google 디스플레이는 30초 안에 멈추는 150 KB 이하의 움직이는 배너를 받습니다. 이 도구는 헤드라인, 이미지, 버튼으로 배너를 만들고 그 무게를 지키기 위한 것입니다. 아직 ${brand.name}에 없습니다. 배너에 돌아갈 짧은 두세 줄을 헤드라인과 행동 유도 문구 생성기로 써 두세요.`,
} satisfies PageWords;
