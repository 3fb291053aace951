import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF バナー作成',
  title: `広告用 GIF バナー作成 | ${brand.name}`,
  description:
    'Google ディスプレイの条件どおり、150 KB 未満・30秒以内で止まる GIF アニメバナーを作成。コピーもボタンも付いています。',
  heading: '150 KB 未満のアニメーションバナー',
  paragraph:
    'Google ディスプレイは、150 KB 以下で30秒以内に止まるアニメーションバナーを受け付けます。商品を選ぶだけで、コピーを書き、動きを付け、各ファイルを上限内に収めます。デザインを編集し、全サイズをまとめて書き出せます。',
} satisfies PageWords;
