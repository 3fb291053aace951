import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: '약관',
  title: `이용약관 | ${brand.name}`,
  description: `이 ${brand.name} 사이트를 쓰는 규칙: 계정, 작업물, 크레딧과 반환, 허용되지 않는 것, 그리고 오픈소스 라이선스.`,
  heading: '이용약관',
  paragraph: '읽으라고 쓴 글입니다. 무엇을 기대할 수 있고, 무엇을 지켜야 하며, 작업물이 어떻게 되는지 말합니다.',
  updated: '최종 수정: 2026년 11월 15일',
} satisfies WordsOf<typeof english>;
