import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '브랜드 보이스 생성기',
  title: `예문이 있는 브랜드 보이스 생성기 | ${brand.name}`,
  description:
    '브랜드의 말투를 글로 정리하세요. 어떻게 들리는지, 무엇을 절대 말하지 않는지, 작가와 대행사가 따를 예문까지.',
  heading: '브랜드가 어떻게 말하는지 적어 두세요',
  paragraph:
    '한 사람 머릿속에만 있는 말투는 사람이 바뀌면 사라져요. 제품, 고객, 원하는 어조를 적으면 짧은 가이드를 받아요. 어떻게 들리는지, 늘 하는 것, 절대 하지 않는 것, 그리고 예문. 다듬어서 글 쓰는 모두에게 나눠 주세요.',
} satisfies PageWords;
