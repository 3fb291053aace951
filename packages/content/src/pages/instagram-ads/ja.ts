import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Instagram 広告',
  title: `Instagram 広告：文章・サイズ・余白 | ${brand.name}`,
  description:
    'フィード、Stories、Reels で効く Instagram 広告文と、サイズと安全領域の知識を。フィードは 1080×1350、縦型は 1080×1920。',
  heading: '写真ばかりの場所で効く言葉',
  paragraph: `Stories と Reels では約 72 字、フィードでは 125 字が見えます。${brand.name} は本文と Reel の冒頭数秒のフックを書き、一字ずつ数えます。画像は 1080×1920 の上 14% と下 35% を空けてください。そこには Instagram の操作ボタンが重なります。`,
} satisfies PageWords;
