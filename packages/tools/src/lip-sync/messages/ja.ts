import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/ja.ts';
import type english from './en.ts';

export default {
  section: { name: 'リップシンク', lead: '動画に新しい言葉を。口の動きもぴったりです。' },
  form,
  action: '動画を生成',
  working: '動画を作成しています',
  stages: {
    look: '動画を確認しています',
    speak: 'ナレーションを録音中',
    track: '顔を追跡しています',
    animate: '口の動きを合わせています',
    render: '書き出し中',
    pack: '仕上げ中',
  },
  ready: '動画ができました。',
  need: {
    video: 'まず動画を追加してください。',
    face: '話す人を選んでください。',
    script: '話す内容を入力してください。',
    voice: '音声を選んでください。',
    audio: '録音をアップロードしてください。',
    consent: 'この動画を使用できることを確認してください。',
  },
  videoHint: 'カメラを向いた大人1人を、カットなしで撮影した動画。',
  uploadDetails: 'MP4、MOV、WebM（{seconds, plural, other {#秒}}まで）。',
  tooLong: 'この動画は{seconds, plural, other {#秒}}を超えています。短くしてもう一度お試しください。',
  tooShort: 'この動画は短すぎます。{seconds, plural, other {#秒}}以上の動画を使ってください。',
  length: '長さ',
  repeat: '音声が動画より長い場合',
  bounce: '往復再生する',
  loop: '最初から繰り返す',
  keepRest: '音声のほうが短い場合、動画の残りを残す',
  consent: 'この動画を使い、話す内容を変えることについて、本人の許可を得ています。',
  looking: '顔を探しています…',
  empty: 'カメラを向いた人の動画を追加してください。',
  person: '人物{number, number}',
  found: '顔が見つかりました。動画の音は新しい音声に置き換わります。',
  foundOne:
    '人物{number, number}が話します。変更するには別の顔を選んでください。動画の音は新しい音声に置き換わります。',
  voice: '音声のプレビュー',
  film: 'リップシンクした動画',
  sharpness: '口元の鮮明さ：元の{percent}',
  weak: '口の動きが音声に十分に合っていません。無料でもう一度お試しください。速度を落とすか、別の音声や録音をお使いください。',
  again: '無料でもう一度試す',
} satisfies MessagesOf<typeof english>;
