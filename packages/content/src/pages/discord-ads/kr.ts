import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord 광고',
  title: `Discord 광고: 커뮤니티를 위한 글 | ${brand.name}`,
  description:
    'Discord는 광고 형식 규칙을 많이 공개하지 않고, 사람들은 광고 같은 광고를 싫어해요. 짧고 정직한 글을 쓰세요.',
  heading: '커뮤니티의 일원처럼 말하세요',
  paragraph: `Discord 사용자는 커뮤니티를 위해 모이고, 팔기만 하는 사람은 바로 알아봐요. 친근하거나 재미있는 톤으로 짧게 쓰세요. ${brand.name}에서는 Discord 사이즈의 이미지 광고도 만들 수 있어요. 글자 수는 Discord 광고 관리자에서 확인하세요.`,
} satisfies PageWords;
