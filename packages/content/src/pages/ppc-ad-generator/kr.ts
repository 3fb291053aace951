import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'PPC 광고 생성기',
  title: `PPC 광고 생성기: 제목과 설명 | ${brand.name}`,
  description:
    '제목 30자, 설명 90자, 경로 15자의 반응형 검색 광고. Google이 조합하기 좋게 다양하고 바로 붙여 넣을 수 있어요.',
  heading: 'Google 길이에 맞아 잘리지 않는 검색 광고',
  paragraph:
    '반응형 검색 광고는 30자 제목 3~15개, 90자 설명 2~4개, 15자 경로 2개를 써요. 브리프에서 제목 5개, 설명 2개, 경로 2개를 드려요. 저마다 다른 것을 말해 Google이 어떻게 조합해도 말이 돼요.',
} satisfies PageWords;
