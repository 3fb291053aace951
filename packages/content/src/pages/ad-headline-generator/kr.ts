import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '헤드라인 생성기',
  title: `글자 수에 맞는 광고 헤드라인 | ${brand.name}`,
  description:
    'Meta, Google, LinkedIn, YouTube, Amazon 광고 헤드라인을 플랫폼 한도에 맞춰 세어요. 검색 30자부터 피드 70자까지.',
  heading: '절대 잘리지 않는 헤드라인',
  paragraph:
    'Google은 30자, Meta는 접히기 전 약 40자, LinkedIn은 70자. 플랫폼을 고르고 혜택을 적으면 공간에 맞고 매번 다른 이유로 시작하는 헤드라인을 받아요.',
} satisfies PageWords;
