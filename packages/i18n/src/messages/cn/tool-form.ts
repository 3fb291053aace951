import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {免费} other {# 积分}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: '需要先登录，已填写的内容会保留。',
  optional: '选填',
  offline: '您已离线，恢复连接后会继续。',
  tooFewCredits: '需要 {cost}，您有 {credits, number}。',
  starting: '正在启动',
  queued: '排队中',
  cancel: '停止',
  cancelled: '已停止，未扣费。',
  failed: '没有成功。',
  tryAgain: '重试',
  result: '结果',
  preview: '预览',
  previewFree: '随输入变化，查看不收费。',
  download: '下载 {name}',
  copied: '已复制',
  copyFailed: '浏览器不允许复制',
  decrease: '减少',
  increase: '增加',
  missing: '请填写此项。',
  tooLong: '最多 {max, plural, other {# 个字符}}。',
  tooShort: '至少 {min, plural, other {# 个字符}}。',
  invalid: '这里似乎不对。',
} satisfies MessagesOf<typeof english>;
