import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '배너 생성기',
  title: `디스플레이 캠페인용 배너 생성기 | ${brand.name}`,
  description:
    '300×250부터 970×250, 프로필 커버까지 정확한 사이즈의 배너를 만들어요. 카피는 저희가 쓰고 디자인은 직접 편집하세요.',
  heading: '필요한 사이즈에 딱 맞는 배너',
  paragraph:
    '제품과 사이즈를 고르세요. 웹사이트용 300×250부터 970×250, 소셜 프로필 커버까지. 헤드라인과 버튼을 쓰고 내 색으로 배너를 디자인해요. 내보내기 전에 무엇이든 편집하세요.',
} satisfies PageWords;
