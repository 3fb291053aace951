import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('kr');
const figure = figureIn('kr');

export default {
  name: '요금',
  title: `요금: 요금제와 크레딧을 쉬운 말로 | ${brand.name}`,
  description:
    '무료, 베이직, 프로, 비즈니스의 가격과 매달 받는 크레딧, 만들 수 있는 것을 확인하세요. 실패한 작업은 자동으로 환불돼요.',
  heading: '클릭하기 전에 가격을 확인하세요',
  paragraph: '모든 작업은 먼저 크레딧 가격을 보여 줘요. 보이는 가격 그대로 내고, 실패한 작업은 자동으로 환불돼요.',
  plans: {
    heading: '요금제',
    lead: '매달 새 크레딧을 받아요. 모든 요금제에서 모든 도구를 쓸 수 있고, 만들 수 있는 양만 달라요.',
    free: {
      name: '무료',
      audience: '실제 캠페인에 써 보려는 분께',
      points: [
        `매달 ${figure(plans.free.monthlyCredits)}크레딧`,
        `저장 공간 ${figure(plans.free.storageGigabytes)}GB`,
        '문구 생성기 열 가지 모두',
        '크레딧 없이 QR 코드',
        '카드 불필요',
      ],
    },
    basic: {
      name: '베이직',
      audience: '일 년 내내 광고하는 브랜드 하나에',
      points: [
        `매달 ${figure(plans.basic.monthlyCredits)}크레딧`,
        `저장 공간 ${figure(plans.basic.storageGigabytes)}GB`,
        '무료의 모든 것',
        `연간 결제 시 ${dollars(plans.basic.monthlyPrice * 12)} 대신 ${dollars(plans.basic.annualPrice)}`,
      ],
    },
    pro: {
      name: '프로',
      audience: '여러 브랜드를 맡는 대행사와 팀에',
      points: [
        `매달 ${figure(plans.pro.monthlyCredits)}크레딧`,
        `저장 공간 ${figure(plans.pro.storageGigabytes)}GB`,
        '베이직의 모든 것',
        `연간 결제 시 ${dollars(plans.pro.monthlyPrice * 12)} 대신 ${dollars(plans.pro.annualPrice)}`,
      ],
    },
    business: {
      name: '비즈니스',
      audience: '매일 광고하는 기업에게',
      points: [
        `매달 ${figure(plans.business.monthlyCredits)}크레딧`,
        `저장 공간 ${figure(plans.business.storageGigabytes)}GB`,
        '프로의 모든 것',
        `연간 결제 시 ${dollars(plans.business.monthlyPrice * 12)} 대신 ${dollars(plans.business.annualPrice)}`,
      ],
    },
    action: '무료로 시작',
  },
  labels: {
    monthly: '월간',
    annual: '연간',
    perMonth: '/ 월',
    perYear: '/ 년',
    creditsPerMonth: '크레딧 / 월',
    free: '무료',
  },
  calculator: {
    heading: '크레딧으로 만들 수 있는 것',
    lead: '크레딧 수를 고르면 얼마나 쓸 수 있는지 보여요. 지금 있는 도구의 실제 가격이에요.',
    creditsLabel: '크레딧',
    priceLabel: '필요한 크레딧:',
    tools: {
      'video-ad': { name: '동영상 광고', note: '최대 15초 동영상 1개, 형식 1개.' },
      'product-to-video': { name: '제품을 영상으로', note: '최대 8초 클립 1개, 형식 1개.' },
      'avatar-video': { name: '아바타 동영상', note: '동영상 1개, 텍스트 최대 250자.' },
      'talking-photo': { name: '말하는 사진', note: '동영상 1개, 텍스트 최대 250자.' },
      'lip-sync': { name: '립싱크', note: '동영상 1개, 텍스트 최대 250자.' },
      'video-translation': { name: '동영상 번역', note: '동영상 15초를 한 언어로. 대본 추출은 무료예요.' },
      'image-ad': { name: '이미지 광고', note: '광고 시안 12개. 다른 크기로 내보내기는 무료예요.' },
      'image-ad-clone': { name: '광고 클론', note: '참고 광고를 바탕으로 한 시안 1개. 레이아웃 분석은 무료예요.' },
      'product-image': { name: '제품 이미지', note: '배경 1개, 선택한 모든 크기.' },
      'background-removal': { name: '배경 제거', note: '이미지 1장. 다듬기와 다시 내보내기는 무료예요.' },
      'image-resizer': {
        name: '이미지 크기 조정',
        note: '이미지 1장을 선택한 모든 크기로. 가장자리 밖을 생성하는 크기는 하나마다 1크레딧이 더 들어요.',
      },
      'gif-banner': { name: 'GIF 배너', note: '움직이는 디자인 1개, 최대 8가지 크기.' },
      banner: { name: '배너', note: '디자인 1개, 선택한 모든 크기.' },
      poster: { name: '포스터', note: '인쇄용 디자인 1개, 선택한 모든 크기.' },
      'display-ad': { name: '디스플레이 광고', note: 'HTML5 광고 1개, 선택한 모든 크기.' },
      'ad-copy': { name: '광고 문구', note: '광고 문구, 후킹, 헤드라인, 대본 등 어떤 종류든 시안 최대 10개.' },
      'ppc-preview': { name: '검색 광고 미리보기', note: '실시간 미리보기와 Google Ads용 내보내기.' },
      'id-photo': { name: '증명사진', note: '사진 1장과 인쇄용 시트. 조정은 무료예요.' },
      'qr-code': { name: 'QR 코드', note: '내 색과 로고로, 스캔 테스트를 거쳐 드려요.' },
    },
  },
  difference: {
    heading: '청구 방식',
    points: [
      {
        title: '실패한 작업은 자동으로 환불돼요',
        text: '크레딧은 시작할 때 잡아 두고 성공했을 때만 차감해요. 실패하거나 취소하면 바로 전부 돌려드려요.',
      },
      {
        title: '보이는 가격이 내는 가격이에요',
        text: '버튼에 적힌 가격만 계정에서 차감돼요.',
      },
      {
        title: '미리보기는 무료예요',
        text: '둘러보기, 미리보기, 지난 결과 열기, 복사, 다시 다운로드하기는 크레딧을 쓰지 않아요.',
      },
      {
        title: '예상 못 한 갱신이 없어요',
        text: '갱신 전에 항상 이메일로 알려 드리고, 클릭 한 번으로 해지하며, 모든 결제에 청구서가 있어요. 무료 요금제에는 등록된 카드가 없어요.',
      },
    ],
  },
  questions: {
    heading: '요금에 대한 질문',
    questions: [
      {
        question: '요금제는 어떻게 결제하나요?',
        answer:
          '위에서 요금제를 고르고 월간 또는 연간으로 카드 결제하세요. 연간으로 결제해도 크레딧은 매달 들어와요. 결제가 테스트 모드라면 결제 화면에 표시되고 요금이 청구되지 않아요.',
      },
      {
        question: '어떻게 해지하나요?',
        answer:
          '‘크레딧 및 결제’에서 클릭 한 번으로 언제든 해지할 수 있어요. 요금제는 결제한 기간이 끝날 때까지 유지되고 크레딧은 남아요.',
      },
      {
        question: '크레딧이 만료되나요?',
        answer:
          '아니요. 쓰지 않은 크레딧은 해지한 뒤에도 계정에 남아요. 무료 요금제는 이용한 달마다 크레딧이 추가돼요.',
      },
      {
        question: '결제가 환불되면 크레딧은 어떻게 되나요?',
        answer:
          '돈은 카드로 돌아가고, 그 결제의 크레딧은 잔액에서 빠져요. 이미 쓴 크레딧은 청구하지 않아서 잔액이 0보다 작아지지 않아요.',
      },
      {
        question: '청구서는 어디에 있나요?',
        answer:
          '‘크레딧 및 결제’에 있어요. 모든 결제의 청구서를 PDF로 다운로드할 수 있고, 영수증은 이메일로 보내 드려요.',
      },
      {
        question: '크레딧이란?',
        answer:
          '작업 가격의 단위예요. 모든 작업은 시작 전에 정수 크레딧으로 가격을 보여 줘요. 위 계산기에 모든 도구가 있어요.',
      },
      {
        question: '작업이 실패하면?',
        answer: '비용이 없어요. 작업이 실패하면 크레딧이 자동으로 환불돼요.',
      },
      {
        question: '결과가 마음에 들지 않으면?',
        answer: '성공한 작업은 차감돼요. 그래서 값이 싸고, 한 번에 여러 시안을 주며, 가격을 먼저 보여 줘요.',
      },
      {
        question: '크레딧이 떨어지면?',
        answer: `버튼이 알려 주고 아무것도 시작되지 않아요. 어떤 요금제에서든 ${figure(offers.credits_500.credits)}크레딧을 ${dollars(offers.credits_500.cents / 100)}에 더 살 수 있어요. 지난 결과는 계속 열리고, QR 코드처럼 가격이 없는 도구는 그대로 돼요.`,
      },
      {
        question: '직접 호스팅하면 더 싼가요?',
        answer: '그럴 수 있어요. AGPL 오픈소스라 내 서버에서는 요금제 내용을 직접 정하고 서버 비용만 내요.',
      },
    ],
  },
  callToAction: {
    heading: '무료 크레딧으로 할 수 있는 것을 보세요',
    lead: `매달 ${figure(plans.free.monthlyCredits)}크레딧, 카드도 기간 제한도 없어요.`,
    label: '무료 계정 만들기',
  },
} satisfies WordsOf<typeof english>;
