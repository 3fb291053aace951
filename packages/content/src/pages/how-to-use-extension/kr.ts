import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '브라우저 확장 프로그램',
  title: `브라우저 확장 프로그램 사용법 | ${brand.name}`,
  description:
    '확장 프로그램은 둘러보다 만난 광고를 컬렉션에 저장하기 위한 것이에요. 무엇을 하고, 하지 않고, 없이도 되는 것.',
  heading: '둘러보다 만난 광고를 저장하세요',
  paragraph:
    '확장 프로그램은 눈에 띈 광고에 저장 버튼을 추가하고 계정 폴더에 모아 줄 거예요. 아직 설치할 수 없어요. 지금 있는 모든 도구는 확장 프로그램 없이 브라우저에서 작동해요.',
} satisfies PageWords;
