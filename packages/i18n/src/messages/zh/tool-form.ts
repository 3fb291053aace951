import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {免費} other {# 點}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: '需要先登入，已填寫的內容會保留。',
  optional: '選填',
  offline: '您已離線，恢復連線後會繼續。',
  tooFewCredits: '需要 {cost}，您有 {credits, number}。',
  starting: '正在啟動',
  queued: '排隊中',
  cancel: '停止',
  cancelled: '已停止，未扣點。',
  failed: '沒有成功。',
  tryAgain: '重試',
  result: '結果',
  preview: '預覽',
  previewFree: '隨輸入變化，查看不收費。',
  download: '下載 {name}',
  copied: '已複製',
  copyFailed: '瀏覽器不允許複製',
  decrease: '減少',
  increase: '增加',
  missing: '請填寫此欄。',
  tooLong: '最多 {max, plural, other {# 個字元}}。',
  tooShort: '至少 {min, plural, other {# 個字元}}。',
  invalid: '這裡似乎不對。',
} satisfies MessagesOf<typeof english>;
