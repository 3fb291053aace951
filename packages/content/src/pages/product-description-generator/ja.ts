import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品説明作成',
  title: `商品説明文の作成ツール | ${brand.name}`,
  description:
    'ショップやモール向けに、特長を「買う理由」に変える商品説明を。使うのは、あなたが入力した事実・価格・根拠だけです。',
  heading: '特長の一覧から、買う理由へ',
  paragraph:
    '商品についてわかることを貼り付け、誰が買うのかを書いてください。使い方から始まり、特長で裏づけ、言っていないことは書かない説明文が届きます。ショップページやモールの商品登録に。',
} satisfies PageWords;
