import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '画像リサイズ',
  title: `各媒体に合わせて画像をリサイズ | ${brand.name}`,
  description:
    '1枚の画像を Meta、TikTok、Google、LinkedIn、YouTube 向けに一括リサイズ。顔も文字も商品も切れず、ファイルサイズも上限内です。',
  heading: '1枚の画像から、すべての広告サイズへ',
  paragraph:
    '画像をアップロードしてサイズを選びます。フィード用の 1080×1080 と 1080×1350、ストーリーズ用の 1080×1920、リンク用の 1200×628、ディスプレイバナー。顔、文字、被写体を見つけるので大事な部分は切れません。サイズごとに調整もできます。',
} satisfies PageWords;
