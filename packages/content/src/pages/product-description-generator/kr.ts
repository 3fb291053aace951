import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '제품 설명 생성기',
  title: `제품 설명 생성기 | ${brand.name}`,
  description: '쇼핑몰과 마켓을 위해 특징을 살 이유로 바꾸는 제품 설명. 직접 입력한 사실, 가격, 근거만 사용해요.',
  heading: '특징 목록에서 살 이유로',
  paragraph:
    '제품에 대해 아는 것을 붙여 넣고 누가 사는지 적으세요. 쓰임새로 시작해 특징으로 뒷받침하고, 하지 않은 말은 빼는 설명을 받아요. 쇼핑몰 페이지와 마켓플레이스 제품 등록에 좋아요.',
} satisfies PageWords;
