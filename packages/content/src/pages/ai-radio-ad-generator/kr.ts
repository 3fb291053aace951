import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '라디오 광고 생성기',
  title: `라디오·팟캐스트 광고 원고 생성기 | ${brand.name}`,
  description:
    '귀로 듣는 라디오와 팟캐스트 광고 원고. 짧은 문장에 목소리와 소리 제안을 더하고, 분명한 행동 하나로 끝나요.',
  heading: '종이가 아니라 귀를 위한 글',
  paragraph:
    '듣는 사람은 다시 읽을 수 없어요. 그래서 문장은 짧게, 목소리와 소리를 제안하고, 할 일 하나로 끝맺어요. 시계를 보며 소리 내어 읽고, 늘어지는 곳을 줄여 마이크 앞으로 가세요.',
} satisfies PageWords;
