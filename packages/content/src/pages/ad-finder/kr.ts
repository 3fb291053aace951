import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '광고 찾기',
  title: `광고 찾기: 내용으로 검색 | ${brand.name}`,
  description: '제품, 약속, 형식, 플랫폼으로 광고를 찾아요. 광고 찾기의 목적과 그동안 어디를 보고 무엇을 쓸 수 있는지.',
  heading: '내 고객에게 말하는 광고를 찾으세요',
  paragraph:
    '광고 찾기는 누가 올렸는지뿐 아니라 광고가 무엇을 말하고 보여 주는지로 검색하기 위한 것이에요. 아직 찾을 것이 없어요. Meta와 TikTok은 집행 광고를 자체 라이브러리에 공개해요. 남들의 약속을 보았다면 여기서 다른 약속을 하는 광고를 쓰세요.',
} satisfies PageWords;
