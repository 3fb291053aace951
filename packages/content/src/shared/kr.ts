import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: '제품',
    text: '광고 문구',
    image: '이미지 광고',
    video: '영상 광고',
    library: '광고 조사',
    networks: '플랫폼별',
    company: '법적 고지',
  },
  relatedHeading: '관련 도구',
  openTool: '지금 써 보기',
  writeAdText: '지금 광고 문구 쓰기',
  tool: {
    heading: '내 제품으로 써 보기',
    lead: '아는 만큼 채우세요. 결과에 나오는 숫자, 가격, 혜택은 모두 입력하신 브리프에서만 나와요.',
  },
  legal: {
    updated: '최종 업데이트: {date}',
    translation:
      '이 문서는 번역본입니다. 내용이 서로 다른 경우, 이용자에게 적용되는 법률에서 달리 정하지 않는 한 영어본이 우선합니다.',
  },
} satisfies WordsOf<typeof english>;
