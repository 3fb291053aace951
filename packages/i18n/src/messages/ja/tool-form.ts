import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {無料} other {# クレジット}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: '先にログインします。入力した内容はそのまま残ります。',
  optional: '任意',
  offline: 'オフラインです。接続が戻ると再開します。',
  tooFewCredits: '費用は {cost}、残高は {credits, number} です。',
  starting: '開始しています',
  queued: '順番を待っています',
  cancel: '中止',
  cancelled: '中止しました。費用はかかっていません。',
  failed: 'うまくいきませんでした。',
  tryAgain: 'もう一度試す',
  result: '結果',
  preview: 'プレビュー',
  previewFree: '入力に合わせて変わります。見るだけなら無料です。',
  download: '{name} をダウンロード',
  copied: 'コピーしました',
  copyFailed: 'ブラウザがコピーを許可しませんでした',
  decrease: '減らす',
  increase: '増やす',
  missing: '入力してください。',
  tooLong: '{max, plural, other {# 文字}}までです。',
  tooShort: '{min, plural, other {# 文字}}以上にしてください。',
  invalid: '正しくないようです。',
} satisfies MessagesOf<typeof english>;
