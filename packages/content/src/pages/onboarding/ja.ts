import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'はじめかた',
  title: `3 つの短いステップで始める | ${brand.name}`,
  description:
    '新しいアカウントから最初の広告文ができるまで数分。何を用意し、何を入力し、結果がどこに残るのかを説明します。',
  heading: '最初の広告文まで、数分',
  paragraph:
    'メールアドレスで無料アカウントを作り、広告コピー作成ツールを開いて商品をひとつ説明します。名前、2〜3 個のメリット、あれば特典。媒体を選んでボタンを押し、結果を見比べてください。作ったものはすべて、QR コード作成やクレジット残高と並んでダッシュボードに残ります。',
} satisfies PageWords;
