import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord 광고',
  title: `Discord 광고: 커뮤니티를 위한 글 | ${brand.name}`,
  description:
    'Discord는 광고 형식 규칙을 많이 공개하지 않고, 사람들은 광고 같은 광고를 싫어합니다. 짧고 정직한 글을 쓰세요.',
  heading: '그곳 사람처럼 말하세요',
  paragraph: `사람들은 커뮤니티 때문에 Discord에 있고, 팔기만 하려는 사람을 금방 알아봅니다. 전체 형식 목록이 공개되지 않아 ${brand.name}은(는) 엄격한 한도를 두지 않습니다. 친근하거나 재치 있는 어조를 고르고 짧게 쓰며, 길이는 Discord 광고 관리자에서 확인하세요. 이미지와 영상은 아직 여기서 만들지 않습니다.`,
} satisfies PageWords;
