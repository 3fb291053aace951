import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: '기간 한정: {percent} 할인',
    bannerAction: '혜택 보기',
    title: '베이직 요금제 {percent} 할인',
    lead: '매달 {credits, plural, other {#크레딧}}. 실패한 작업은 비용이 들지 않습니다.',
    timeLeft: '남은 시간: {time}',
    hours: '시간',
    minutes: '분',
    seconds: '초',
    monthly: '월간',
    annual: '연간',
    perMonth: '월',
    perYear: '연',
    before: '이전 가격: {price}',
    save: '{amount} 절약',
    buyMonthly: '월간으로 시작',
    buyAnnual: '연간으로 시작',
    processing: '처리 중…',
    newTab: '결제는 새 탭에서 열리는 페이지에서 합니다.',
    notSetUp:
      '이 설치 환경에는 결제가 설정되어 있지 않아 아직 구매할 수 없습니다. 운영자가 가격 코드를 설정하면 사용할 수 있습니다.',
  },
  payment: {
    failed: '결제를 처리하지 못했습니다. 나중에 다시 시도해 주세요.',
    noAddress: '결제를 만들지 못했습니다',
  },
  plans: {
    title: '요금제',
    lead: '실패한 작업은 비용이 들지 않습니다. 크레딧이 돌아옵니다.',
    period: '결제 주기',
    free: '무료',
    credits: '매달 {count, plural, other {#크레딧}}',
    current: '현재 요금제',
    choose: '{plan} 선택',
    notSold: '이 설치 환경에서는 판매하지 않습니다',
    billedMonthly: '매달 결제',
    billedYearly: '{price}, 1년에 한 번 결제',
    offer: '기간 한정 {percent} 할인',
  },
  check: {
    title: '다른 탭에서 결제를 마쳐 주세요',
    lead: '결제 페이지가 새 탭에서 열렸습니다. 결제를 마치면 돌아와서 확인해 주세요.',
    action: '결제했어요',
    later: '나중에',
    notYet: '아직 도착하지 않았습니다. 1분 정도 걸릴 수 있습니다.',
    done: '감사합니다. 이제 {plan} 요금제입니다.',
  },
  names: {
    free: '무료',
    basic: '베이직',
    pro: '프로',
  },
  close: '닫기',
} satisfies MessagesOf<typeof english>;
