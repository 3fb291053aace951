import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: '製品',
    text: '広告コピー',
    image: '画像広告',
    video: '動画広告',
    library: '広告リサーチ',
    networks: '媒体別',
    company: '法的事項',
  },
  relatedHeading: '関連ツール',
  openTool: '今すぐ試す',
  writeAdText: '広告コピーを書く',
  tool: {
    heading: 'あなたの商品で試す',
    lead: 'わかることを入力してください。結果に出てくる数字・価格・特典は、すべてあなたの入力からのものです。',
  },
  legal: {
    updated: '最終更新日：{date}',
    translation:
      'この文書は翻訳です。内容に相違がある場合は、適用される法令に別段の定めがない限り、英語版が優先します。',
  },
} satisfies WordsOf<typeof english>;
