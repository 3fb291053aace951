import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/ja.ts';
import type english from './en.ts';

export default {
  section: { name: 'アバター動画', lead: 'プレゼンターがあなたのメッセージを話します。' },
  form,
  action: '動画を生成',
  working: '動画を作成しています',
  stages: {
    look: 'プレゼンターを準備中',
    speak: 'ナレーションを録音中',
    animate: '顔の動きを作成中',
    render: '書き出し中',
    pack: '仕上げ中',
  },
  ready: '動画ができました。',
  need: {
    script: 'プレゼンターが話す内容を入力してください。',
    voice: '音声を選んでください。',
    audio: '録音をアップロードしてください。',
  },
  loading: 'プレゼンターを読み込み中…',
  background: '背景',
  ownBackground: '写真の背景のまま',
  color: '色',
  pickColor: '色を選ぶ',
  ownImage: '自分の画像',
  product: '商品',
  showProduct: '商品を表示する',
  productImage: '商品画像',
  writeScript: '商品の台本を書く',
  preview: 'アバター動画のプレビュー',
  film: 'アバター動画',
} satisfies MessagesOf<typeof english>;
