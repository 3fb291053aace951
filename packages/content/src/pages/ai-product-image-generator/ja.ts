import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品画像作成',
  title: `広告とショップの商品画像作成 | ${brand.name}`,
  description:
    '商品そのものは変えずに、新しいシーンに配置。スタジオ、石、木、自然、自分の背景、そして純白の背景に対応します。',
  heading: '商品はそのまま、シーンだけ新しく',
  paragraph:
    '商品写真をアップロードしてください。背景を削除し、スタジオ、石、木、屋外のシーンに配置し、全ピクセルを比較して商品が変わっていないことを示します。フィードとストーリーズのサイズ、モール用の純白 2000×2000 を書き出せます。',
} satisfies PageWords;
