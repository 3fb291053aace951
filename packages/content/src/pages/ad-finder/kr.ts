import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '광고 찾기',
  title: `광고 찾기: 내용으로 검색 | ${brand.name}`,
  description:
    '광고 문구, 브랜드, 웹사이트로 광고를 찾아보세요. 플랫폼, 국가, 형식, 집행 기간으로 필터링하고 나만의 광고를 만들 수 있어요.',
  heading: '내 고객에게 말하는 광고를 찾으세요',
  paragraph:
    '광고 문구, 브랜드, 광고가 연결되는 웹사이트로 검색하세요. 플랫폼, 국가, 형식, 집행 기간으로 필터링한 다음 광고를 저장하거나 나만의 광고를 만들 수 있어요. 처음에는 가상 브랜드의 샘플 광고가 들어 있고, 관리자가 광고를 더 가져올 수 있어요.',
} satisfies PageWords;
