import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/ja.ts';
import type english from './en.ts';

export default {
  section: { name: '話す写真', lead: '写真の人物があなたのメッセージを話します。' },
  form,
  action: '動画を生成',
  working: '動画を作成しています',
  stages: {
    look: '写真を確認中',
    speak: 'ナレーションを録音中',
    animate: '顔の動きを作成中',
    render: '書き出し中',
    pack: '仕上げ中',
  },
  ready: '動画ができました。',
  need: {
    photo: 'まず写真を追加してください。',
    script: '写真の人物が話す内容を入力してください。',
    voice: '音声を選んでください。',
    audio: '録音をアップロードしてください。',
    consent: 'この写真を使う許可を得ていることを確認してください。',
  },
  photo: '写真',
  photoHint: 'カメラを向いた大人1人の、明るく写った写真。',
  consent: '写真を使って話す動画を作ることについて、本人の許可を得ています。',
  looking: '顔を探しています…',
  several: '複数の顔が見つかりました。印の付いた顔が話します。',
  addPhoto: '写真を追加すると、話す様子を確認できます。',
  preview: '話す写真のプレビュー',
  film: '話す写真',
} satisfies MessagesOf<typeof english>;
