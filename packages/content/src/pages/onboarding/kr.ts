import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '시작하기',
  title: `짧은 세 단계로 시작하기 | ${brand.name}`,
  description:
    '새 계정에서 첫 광고 문구까지 몇 분이면 돼요. 무엇을 준비하고, 무엇을 입력하고, 결과는 어디에 있는지 안내해요.',
  heading: '몇 분 만에 첫 광고 문구',
  paragraph:
    '이메일로 무료 계정을 만들고 광고 문구 생성기를 열어 제품 하나를 설명하세요. 이름, 장점 두세 가지, 있다면 혜택까지. 플랫폼을 고르고 버튼을 누른 뒤 결과를 비교하면 돼요. 만든 것은 모두 QR 코드 생성기, 크레딧과 함께 대시보드에 남아요.',
} satisfies PageWords;
