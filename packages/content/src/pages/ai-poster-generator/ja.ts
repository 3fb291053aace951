import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'ポスター作成',
  title: `印刷と画面のためのポスター作成 | ${brand.name}`,
  description:
    '塗り足しとトンボ付きの印刷用ポスターを作成。QR コードは印刷前に読み取りテスト済み。見出しもおまかせください。',
  heading: '商品から、そのまま印刷できるポスターへ',
  paragraph:
    '商品と用紙サイズを選びます。見出しを書き、ポスターをレイアウトし、印刷所向けに塗り足しとトンボを付けます。事前にテストする QR コードも追加でき、画像が印刷に十分な鮮明さかも分かります。',
} satisfies PageWords;
