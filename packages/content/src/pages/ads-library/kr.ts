import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '광고 라이브러리',
  title: `광고 라이브러리: 지금 나가는 광고 | ${brand.name}`,
  description:
    '문구, 형식, 집행 기간과 함께 보고 배우는 광고 라이브러리. 그 목적과 본 것을 오늘 내 광고로 바꾸는 방법.',
  heading: '쓰기 전에 남들의 광고를 보세요',
  paragraph:
    '라이브러리는 집행 중인 광고를 문구, 형식, 집행 기간과 함께 모으기 위한 것이에요. 몇 달씩 나가는 광고는 대개 남는 광고이기 때문이에요. 아직 광고가 없어요. 그때까지는 각 매체의 공개 라이브러리를 보고, 여기서 여러분의 사실로 쓰세요.',
} satisfies PageWords;
