import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '광고 라이브러리',
  title: `광고 라이브러리: 지금 나가는 광고 | ${brand.name}`,
  description:
    '문구, 형식, 집행 기간과 함께 보고 배우는 광고 라이브러리. 그 목적과 본 것을 오늘 내 광고로 바꾸는 방법.',
  heading: '쓰기 전에 남들의 광고를 보세요',
  paragraph:
    '라이브러리는 집행 중인 광고를 문구, 형식, 집행 기간과 함께 모을 거예요. 몇 달씩 나가는 광고는 대개 수익이 나기 때문이에요. 아직 광고가 없어요. 그때까지는 각 플랫폼의 공개 라이브러리를 보고, 여기서 내 정보로 쓰세요.',
} satisfies PageWords;
