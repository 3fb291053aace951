import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '이미지 광고 복제',
  title: `이미지 광고 복제: 검증된 구성 | ${brand.name}`,
  description:
    '효과 있는 광고의 구성을 살리고 내 제품과 말로 채우세요. 도구의 목적과 오늘 준비할 수 있는 것을 안내합니다.',
  heading: '구성은 그대로, 제품만 바꾸기',
  paragraph: `복제 도구는 마음에 드는 광고의 구성, 곧 헤드라인과 제품과 버튼의 자리를 가져와 내 제품과 말로 다시 만들기 위한 것입니다. 아직 ${brand.name}에 없습니다. 말은 준비할 수 있습니다. 내 버전의 헤드라인, 본문, 행동 유도 문구를 문구 생성기로 쓰세요.`,
} satisfies PageWords;
