import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: '브랜드와 검색을 팔로우하세요',
    text: '로그인하면 새 광고, 바뀐 광고, 중단된 광고를 확인하고 이메일로 받을 수 있어요.',
    action: '로그인',
  },
  example: {
    title: '예시: {name} 팔로우',
    text: '광고 라이브러리의 최근 12개월 내용이에요.',
  },
  form: {
    kind: '팔로우할 대상',
    brand: '브랜드',
    domain: '웹사이트',
    keyword: '키워드',
    placeholder: { brand: '브랜드 이름', keyword: '러닝화' },
    wrong: {
      brand: '브랜드 이름을 입력해 주세요.',
      domain: 'example.com처럼 웹사이트를 입력해 주세요.',
      keyword: '한 단어 이상 입력해 주세요.',
    },
    follow: '팔로우',
  },
  following: '팔로우 중',
  empty: {
    title: '아직 팔로우하는 항목이 없어요',
    text: '위에 브랜드, 웹사이트 또는 키워드를 입력하거나 광고 라이브러리의 검색을 팔로우해 보세요.',
  },
  period: '기간',
  lastDays: '{count, plural, other {최근 #일}}',
  openSearch: '광고 라이브러리에서 열기',
  unfollow: '팔로우 취소',
  emails: '변화가 있으면 이메일로 받기',
  emailsHint: '하루 최대 한 번 보내요. 모든 이메일에 수신 중단 링크가 있어요.',
  failed: '불러오지 못했어요.',
  retry: '다시 시도',
  none: { title: '광고를 찾지 못했어요', text: '광고 라이브러리에 아직 해당하는 광고가 없어요. 계속 확인할게요.' },
  newestOnly: '찾은 광고 중 최신 광고 기준이에요.',
  nothing: '이 기간에는 아무것도 없어요.',
  news: '새 소식',
  tab: '{name} ({count, number})',
  stats: { running: '집행 중', started: '새 광고', changed: '변경됨', stopped: '중단됨' },
  charts: {
    activity: '월별 집행 중인 광고',
    started: '그달의 새 광고',
    activityOf: '{month}: 집행 중 {running, number}개, 새 광고 {started, number}개',
    formats: '형식',
    durations: '집행 기간',
    days: '{from, number}~{to, number}일',
    daysFrom: '{from, number}일 이상',
  },
  emailsOff: '‘{name}’ 관련 이메일을 껐어요.',
  linkGone: '이 링크는 더 이상 사용할 수 없어요.',
} satisfies MessagesOf<typeof english>;
