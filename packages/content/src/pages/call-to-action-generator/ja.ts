import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CTA 作成',
  title: `広告の CTA（行動喚起）作成 | ${brand.name}`,
  description:
    '次に何が起こるかを伝えるボタンの文言と締めの一言。商品と特典に即して、ボタンに収まる短さで、偽りの煽りはありません。',
  heading: 'タップしたら何が起こるかを言う',
  paragraph:
    '「詳しくはこちら」は、読者に何をしてほしいか決めていないときの言葉です。商品と特典を入力すれば、次の一歩とその理由を示す、ボタンに収まる CTA が届きます。',
} satisfies PageWords;
