import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '브라우저 확장 프로그램',
  title: `브라우저 확장 프로그램 사용법 | ${brand.name}`,
  description:
    '확장 프로그램은 둘러보다 만난 광고를 컬렉션에 저장하기 위한 것이에요. 무엇을 하고, 하지 않고, 없이도 되는 것.',
  heading: '둘러보다 만난 광고를 저장하세요',
  paragraph:
    '확장 프로그램은 만난 광고에 저장 버튼을 달고 계정 폴더에 모으기 위한 것이에요. 아직 설치할 확장 프로그램은 없어요. 오늘 되는 모든 것, 곧 문구 생성기와 QR 코드 생성기는 그것 없이 브라우저에서 돼요.',
} satisfies PageWords;
