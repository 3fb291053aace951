import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'ポスター作成',
  title: `印刷と画面のためのポスター作成 | ${brand.name}`,
  description:
    'ポスターは、一枚の絵と一行の言葉と一つの行動。ツールの目的と、スローガンと QR コードをいま作る方法を紹介します。',
  heading: '一枚の絵、一行の言葉、一つの行動',
  paragraph:
    'ポスター作成ツールは、商品・一行・特典からポスターを組むためのものです。まだポスターは描けません。3 つのうち 2 つは揃っています。スローガン作成で一行を書き、印刷前に読み取り確認をした、自分の色の QR コードを作れます。',
} satisfies PageWords;
