import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '슬로건 생성기',
  title: `브랜드와 캠페인 슬로건 생성기 | ${brand.name}`,
  description:
    '제품이 실제로 하는 일에서 나온 브랜드와 캠페인의 짧은 한 줄. 여러 방향을 나란히 보고 기억에 남는 것을 고르세요.',
  heading: '기억에 남는 슬로건',
  paragraph:
    '좋은 슬로건은 진짜 한 가지를 적은 말로 해요. 제품과 쓸 사람을 적고 어조를 골라 방향을 읽어 보세요. 어디에든 인쇄하기 전에 누가 먼저 등록하지 않았는지 확인하세요.',
} satisfies PageWords;
