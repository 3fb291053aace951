import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '画像広告クローン',
  title: `画像広告クローン：実績ある構成で | ${brand.name}`,
  description:
    '成果の出ている広告の構成を残し、自分の商品と言葉で埋める。ツールの目的と、いまから準備できることをまとめました。',
  heading: '構成はそのまま、商品を入れ替える',
  paragraph: `クローンツールは、気に入った広告の構成（見出し・商品・ボタンの位置）を取り込み、あなたの商品と言葉で組み直すためのものです。${brand.name} にはまだありません。言葉は用意できます。自分の版の見出し、本文、CTA をテキスト作成ツールで書いてください。`,
} satisfies PageWords;
