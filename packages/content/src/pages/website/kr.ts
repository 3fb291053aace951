import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '웹사이트로 광고 만들기',
  title: `웹사이트를 광고로 | ${brand.name}`,
  description:
    '제품 페이지에는 광고에 필요한 장점, 가격, 혜택, 근거가 이미 있습니다. 오늘 매체별 광고 문구로 바꾸는 방법을 보세요.',
  heading: '광고는 이미 제품 페이지 안에 있습니다',
  paragraph: `이 도구는 제품 페이지를 읽어 완성된 광고로 바꾸기 위한 것입니다. ${brand.name}은(는) 아직 웹 주소를 읽지 못합니다. 오늘 되는 방법: 페이지의 이름, 장점, 가격을 브리프에 옮기면 그 사실만으로 쓴 광고 문구, 헤드라인, 검색 광고를 받을 수 있습니다.`,
} satisfies PageWords;
