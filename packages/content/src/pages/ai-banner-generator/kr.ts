import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '배너 생성기',
  title: `디스플레이 캠페인용 배너 생성기 | ${brand.name}`,
  description: '배너는 헤드라인, 제품, 버튼으로 삽니다. 배너 생성기의 목적, 중요한 크기, 오늘 말을 바로잡는 방법.',
  heading: '배너는 좋은 일곱 단어에서 시작합니다',
  paragraph:
    '배너 생성기는 제품, 헤드라인, 버튼을 300×250부터 970×250까지 디스플레이 크기로 배치하기 위한 것입니다. 아직 배너를 그리지 못합니다. 배너를 가르는 것은 그 위의 한 줄입니다. 30자 안의 헤드라인과 버튼 문구를 오늘 여기서 쓰고 비교하세요.',
} satisfies PageWords;
