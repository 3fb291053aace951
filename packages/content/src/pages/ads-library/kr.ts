import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '광고 라이브러리',
  title: `광고 라이브러리: 지금 나가는 광고 | ${brand.name}`,
  description:
    '수백 개의 샘플 광고를 단어, 플랫폼, 국가, 집행 기간으로 검색하고 문구와 이력을 본 뒤 나만의 광고를 만드세요.',
  heading: '쓰기 전에 남들의 광고를 보세요',
  paragraph:
    '브랜드, 제품, 단어로 광고를 검색하고 플랫폼, 국가, 집행 기간으로 걸러 집행 중 무엇이 바뀌었는지 확인하세요. 라이브러리는 가상의 브랜드를 위해 저희가 만든 샘플 광고로 시작해요. 마음에 드는 광고는 저장하거나 내 광고로 바꿔 보세요.',
} satisfies PageWords;
