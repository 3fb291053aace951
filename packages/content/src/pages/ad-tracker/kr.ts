import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '광고 추적',
  title: `광고 추적: 시간에 따른 변화 | ${brand.name}`,
  description: '경쟁사가 광고를 시작하고, 바꾸고, 멈추는 때를 아세요. 광고 추적의 목적과 오늘 내 광고로 할 수 있는 것.',
  heading: '광고가 시작되고 바뀌고 끝나는 때를 알아보세요',
  paragraph: `추적 도구는 고른 광고주를 따라가며 새로 나온 것, 바뀐 것, 내려간 것을 알려 줄 거예요. 아직 사용할 수 없어요. 내 캠페인이라면 ${brand.name}에서 쓴 모든 카피가 브리프, 날짜, 시드와 함께 남아 언제 무엇을 썼는지 보고 다시 만들 수 있어요.`,
} satisfies PageWords;
