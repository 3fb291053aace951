import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '포스터 생성기',
  title: `인쇄와 화면용 포스터 생성기 | ${brand.name}`,
  description:
    '포스터는 그림 하나, 한 줄, 행동 하나입니다. 포스터 생성기의 목적과 오늘 슬로건과 QR 코드를 만드는 방법.',
  heading: '그림 하나, 한 줄, 행동 하나',
  paragraph:
    '포스터 생성기는 제품, 한 줄, 혜택으로 포스터를 짜기 위한 것입니다. 아직 포스터를 그리지 못합니다. 셋 중 둘은 준비되었습니다. 슬로건 생성기로 한 줄을 쓰고, 인쇄 전에 다시 읽어 확인한 내 색의 QR 코드를 만드세요.',
} satisfies PageWords;
