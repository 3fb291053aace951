import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '포스터 생성기',
  title: `인쇄와 화면용 포스터 생성기 | ${brand.name}`,
  description: '도련과 재단선, 인쇄 전에 테스트한 QR 코드까지 갖춘 인쇄용 포스터를 만들어요. 헤드라인도 써 드려요.',
  heading: '제품에서 바로 인쇄할 수 있는 포스터까지',
  paragraph:
    '제품과 용지 크기를 고르세요. 헤드라인을 쓰고 포스터를 배치하고 인쇄소에 맞게 도련과 재단선을 넣어요. 먼저 테스트하는 QR 코드를 추가하고, 이미지가 인쇄할 만큼 선명한지 확인하세요.',
} satisfies PageWords;
