import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: '개인정보',
  title: `개인정보 처리방침 | ${brand.name}`,
  description:
    '이 사이트가 어떤 데이터를 왜, 얼마나 보관하고 누가 보는지. 광고 추적기도, 제3자 분석도, 데이터 판매도 없습니다.',
  heading: '개인정보 처리방침',
  paragraph: '무엇을 왜 얼마나 보관하고 어떻게 지우는지. 한마디로, 도구에 필요한 만큼만입니다.',
  updated: '최종 수정: 2026년 11월 15일',
} satisfies WordsOf<typeof english>;
