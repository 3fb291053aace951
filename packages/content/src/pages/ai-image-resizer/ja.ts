import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '画像リサイズ',
  title: `各媒体の広告画像サイズとリサイズ | ${brand.name}`,
  description:
    'Meta、TikTok、Google、LinkedIn、YouTube が求める画像サイズを一か所に。広告用リサイズに、切り抜き以上の何が必要かも説明します。',
  heading: '1 枚の画像を、媒体が求めるすべてのサイズに',
  paragraph: `キャンペーンには、フィード用の 1080×1080 と 1080×1350、ストーリー用の 1080×1920、リンク用の 1200×628、そして数種類のバナーが必要です。このツールは切り抜くのではなく、サイズごとに組み直すためのもの。${brand.name} にはまだありませんが、各サイズに添える言葉はいま書けます。`,
} satisfies PageWords;
