import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn 광고',
  title: `LinkedIn 광고: 문구, 크기, 한도 | ${brand.name}`,
  description: 'LinkedIn은 소개 150자와 제목 70자를 보여 줘요. 그 안에서 핵심을 전하는 직장인 대상 광고를 쓰세요.',
  heading: '150자로 핵심을',
  paragraph: `LinkedIn은 소개 문구를 600자 중 약 150자, 헤드라인을 200자 중 70자에서 접어요. ${brand.name}에서는 둘 다 전부 보이게, 업무에 어울리는 톤으로 쓰고 LinkedIn 사이즈의 이미지 광고도 만들어요.`,
} satisfies PageWords;
