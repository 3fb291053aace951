import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '후킹 문구 생성기',
  title: `영상 광고 후킹 문구 생성기 | ${brand.name}`,
  description:
    'TikTok, Reels, Shorts에서 다음 3초를 얻는 첫마디. 질문, 대비, 이야기, 근거를 모두 여러분의 사실로 써요.',
  heading: '첫마디가 나머지를 볼지 결정해요',
  paragraph:
    '제품과 그것이 사람에게 해 주는 일을 적으세요. 3초 안에 말하거나 화면에 올릴 만큼 짧고, 영상이 약속을 지킬 만큼 정직한 첫마디를 뚜렷이 다른 스타일로 받아요.',
} satisfies PageWords;
