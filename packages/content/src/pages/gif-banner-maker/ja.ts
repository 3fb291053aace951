import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF バナー作成',
  title: `GIF バナー作成：サイズと決まり | ${brand.name}`,
  description:
    '動くバナーは 150 KB 以下、30 秒以内に停止が決まり。GIF バナー作成ツールの目的と、言葉をいま準備する方法を紹介します。',
  heading: '150 KB 以下の動くバナー',
  paragraph: `Google ディスプレイの動くバナーは 150 KB まで、30 秒以内に止まる必要があります。このツールは、見出し・画像・ボタンからバナーを組み、その重さに収めるためのものです。${brand.name} にはまだありません。バナーで切り替わる 2〜3 本の短い言葉を、見出し作成と CTA 作成で書いておきましょう。`,
} satisfies PageWords;
