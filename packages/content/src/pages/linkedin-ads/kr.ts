import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn 광고',
  title: `LinkedIn 광고: 문구, 크기, 한도 | ${brand.name}`,
  description: 'LinkedIn은 소개 150자와 제목 70자를 보여 줍니다. 그 안에서 핵심을 전하는 직장인 대상 광고를 쓰세요.',
  heading: '150자로 핵심을',
  paragraph: `LinkedIn은 소개를 600자 중 약 150자, 제목을 200자 중 70자 뒤에서 접습니다. ${brand.name}은(는) 둘 다 온전히 보이게, 일터에 어울리는 어조로 씁니다. 이미지는 1200×628, 1200×1200, 720×900. 이미지는 직접 준비하고 말은 여기서 가져가세요.`,
} satisfies PageWords;
