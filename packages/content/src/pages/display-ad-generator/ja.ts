import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'ディスプレイ広告作成',
  title: `Google ディスプレイ広告の作成 | ${brand.name}`,
  description:
    'クリックタグと代替画像付きの HTML5 ディスプレイ広告を作成。Google ディスプレイ向け、150 KB 未満、主要サイズに対応します。',
  heading: 'そのまま入稿できるディスプレイ広告',
  paragraph:
    '商品を選び、ランディングページを入力します。クリックタグと代替画像付きの HTML5 広告を ZIP で受け取れます。各 150 KB 未満、Google ディスプレイのサイズです。レスポンシブ広告の見出しはテキスト生成ツールが書きます。',
} satisfies PageWords;
