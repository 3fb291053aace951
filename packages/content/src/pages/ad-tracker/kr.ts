import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '광고 추적',
  title: `광고 추적: 시간에 따른 변화 | ${brand.name}`,
  description:
    '브랜드, 웹사이트, 검색을 팔로우하세요. 새 광고, 바뀐 광고, 중단된 광고와 월별 광고 수를 확인하고 새 소식을 이메일로 받을 수 있어요.',
  heading: '광고가 시작되고 바뀌고 끝나는 때를 알아보세요',
  paragraph:
    '브랜드, 웹사이트 또는 광고 라이브러리의 검색을 팔로우하세요. 새 광고, 바뀐 광고, 중단된 광고와 월별 광고 수, 형식, 집행 기간을 볼 수 있어요. 새 소식은 하루 최대 한 번 이메일로 보내 드려요.',
} satisfies PageWords;
