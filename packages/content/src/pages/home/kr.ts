import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('kr');

export default {
  name: '홈',
  title: `${brand.name}: 마케터를 위한 오픈 광고 스튜디오`,
  description:
    '이미지 광고, 배너, 제품 이미지를 만들고 플랫폼마다 맞는 광고 카피와 잘 읽히는 QR 코드를 만드세요. 오픈 소스예요.',
  heading: '제품 정보로 만드는, 모든 플랫폼에 맞는 광고.',
  paragraph:
    '제품을 한 번만 설명하세요. 모든 사이즈의 이미지 광고와 Meta, TikTok, Google, YouTube, LinkedIn, Amazon 글자 수에 맞는 카피, 헤드라인, 훅을 받아요. 말하지 않은 주장은 절대 넣지 않아요.',
  actions: {
    write: '광고 문구 쓰기',
    image: '이미지 광고 만들기',
  },
  tool: {
    heading: '제품에서 시작하세요',
    lead: '이름과 장점 두세 가지면 충분해요. 모든 결과에 고른 플랫폼의 한도와 나란히 길이가 표시돼요.',
  },
  steps: {
    heading: '빈 페이지에서 완성된 광고 문구까지',
    steps: [
      {
        title: '무엇을 파는지 말하세요',
        text: '제품, 장점, 고객, 혜택, 가격, 근거. 없는 것은 비워 두세요.',
      },
      {
        title: '플랫폼과 어조를 고르세요',
        text: '어디에 나가고 어떻게 들려야 하는지 고르세요. 그 플랫폼의 한도가 첫 단어부터 적용돼요.',
      },
      {
        title: '맞는 것을 고르세요',
        text: '시안을 비교하고, ‘더 보기’ 전에 얼마나 보이는지 확인하고, 복사해서 광고 관리자에 붙여 넣으세요.',
      },
    ],
  },
  difference: {
    heading: '써 보면 알게 되는 것',
    points: [
      {
        title: '지어내지 않아요',
        text: '할인, 가격, 별점, 숫자는 브리프에 있을 때만 나와요. 집행 뒤에 거둬들일 것이 없어요.',
      },
      {
        title: '실패한 작업은 자동으로 환불돼요',
        text: '클릭하기 전에 가격이 보이고, 그 가격만 내요. 실패하거나 취소하면 크레딧을 돌려드려요.',
      },
      {
        title: '길이에 맞춰 써요',
        text: '플랫폼과 같은 방식으로 세고 맞춰 써요. 헤드라인이 어쩌다 말줄임표로 끝나지 않아요.',
      },
      {
        title: '내 서버에서도 실행돼요',
        text: `${brand.name}: AGPL 오픈소스예요. 모든 도구가 외부 서비스나 API 키 없이 작동해요.`,
      },
    ],
  },
  facts: {
    heading: '플랫폼별 글자 수 한도',
    lead: '플랫폼이 공개한 항목별 글자 수예요. “표시”는 ‘더 보기’ 전에 보이는 길이예요.',
    columns: ['플랫폼', '항목', '표시', '최대'],
    rows: [
      ['Meta 피드', '기본 문구', '125', '2,200'],
      ['Meta 피드', '헤드라인', '27–40', '255'],
      ['TikTok 인피드', '광고 문구', '100', '100'],
      ['Google 검색', '제목 (3~15개)', '30', '30'],
      ['Google 검색', '설명 (2~4개)', '90', '90'],
      ['YouTube 인피드', '제목 (2줄)', '40', '40'],
      ['LinkedIn', '소개 문구', '150', '600'],
      ['LinkedIn', '헤드라인', '70', '200'],
    ],
    note: 'TikTok은 한국어, 중국어, 일본어 글자를 둘로 세므로 50자면 항목이 가득 차요.',
  },
  catalogue: {
    heading: '모든 것을 한곳에',
    lead: '텍스트, 이미지, 동영상 광고 도구는 지금 쓸 수 있어요. 프레젠터와 광고 리서치 페이지는 앞으로 할 수 있는 일과 지금 준비할 수 있는 것을 알려 줘요.',
  },
  questions: {
    heading: '자주 묻는 질문',
    questions: [
      {
        question: '오늘 여기서 무엇을 할 수 있나요?',
        answer:
          '이미지 광고, 배너, GIF 배너, 포스터, 디스플레이 광고, 제품 이미지, 증명사진을 만들 수 있어요. 배경을 지우고, 이미지 크기를 바꾸고, 광고 레이아웃을 복제할 수 있어요. 광고 카피 10종을 쓰고 QR 코드도 만들 수 있어요. 내레이션, 음악, 자막이 있는 동영상 광고도 만들 수 있어요. 프레젠터 동영상과 광고 라이브러리는 아직 없어요.',
      },
      {
        question: '계정이 필요한가요?',
        answer:
          '네, 무료 계정이 필요해요. 이메일과 비밀번호면 되고 카드는 필요 없어요. 작업, 결과, 크레딧은 그 계정에 속해요.',
      },
      {
        question: '비용은 얼마인가요?',
        answer: `무료 요금제는 매달 ${figure(plans.free.monthlyCredits)}크레딧이에요. QR 코드는 모든 요금제에서 무료예요. 작업별 비용은 요금 페이지에서 확인하세요.`,
      },
      {
        question: '만든 것은 누구 것인가요?',
        answer: '여러분 것이에요. 내 캠페인이든 고객사 캠페인이든 쓰세요. 워터마크도 출처 표기도 없어요.',
      },
      {
        question: '내 서버에서 실행할 수 있나요?',
        answer:
          '네. 제품 전체가 AGPL 오픈소스이고, 명령 하나로 시작하며, 데이터베이스와 파일을 한 폴더에 둬요. 규모가 크면 PostgreSQL로 작동해요.',
      },
    ],
  },
  callToAction: {
    heading: '다음 광고 문구까지 몇 줄이면 돼요',
    lead: `무료 계정, 매달 ${figure(plans.free.monthlyCredits)}크레딧, 카드 불필요.`,
    label: '무료 계정 만들기',
  },
} satisfies WordsOf<typeof english>;
