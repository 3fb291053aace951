import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '디스플레이 광고 생성기',
  title: `Google 디스플레이 광고 생성기 | ${brand.name}`,
  description:
    '클릭 태그와 대체 이미지가 들어간 Google 디스플레이용 HTML5 광고를 150KB 미만, 모든 주요 사이즈로 만들어요.',
  heading: '바로 올릴 수 있는 디스플레이 광고',
  paragraph:
    '제품을 고르고 랜딩 페이지를 입력하세요. 클릭 태그와 대체 이미지가 들어간 HTML5 광고를 ZIP으로 받아요. 각각 150KB 미만이고 Google 디스플레이 사이즈에 맞아요. 반응형 광고 헤드라인은 텍스트 생성기가 써요.',
} satisfies PageWords;
