import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: '你好：',
  code: {
    subject: '{code} 是你的 {brand} 验证码',
    intro: '请输入此验证码，完成 {brand} 账户的创建：',
    expiry: '验证码仅可使用一次，{minutes, plural, other {# 分钟}}内有效。',
    warning: '没有注册 {brand}？请忽略这封邮件，也不要把验证码告诉别人。没有验证码就不会创建账户。',
  },
  registered: {
    subject: '你已有 {brand} 账户',
    intro: '有人（可能是你）尝试用这个邮箱创建 {brand} 账户，但你已经有账户了。',
    action: '请像往常一样用密码或 Google 登录。',
    warning: '如果不是你本人操作，无需处理，你的账户没有变化。',
  },
  reset: {
    subject: '{code} 是你的 {brand} 密码重置验证码',
    intro: '请输入此验证码，为你的 {brand} 账户设置新密码：',
    warning: '没有申请新密码？请忽略这封邮件，也不要把验证码告诉别人。你的密码不会改变。',
    why: '你收到这封邮件，是因为有人用你的邮箱申请了新的 {brand} 密码。',
  },
  noAccount: {
    subject: '这个邮箱没有 {brand} 账户',
    intro: '有人（可能是你）用这个邮箱申请了新的 {brand} 密码，但这个邮箱没有账户。',
    action: '你可能用其他邮箱注册过，也可以创建新账户。',
    warning: '如果不是你本人操作，无需处理。',
  },
  run: {
    subject: '结果已完成：{title}',
    failedSubject: '任务失败：{title}',
    done: '“{title}”已在 {brand} 中完成。',
    failed: '“{title}”未能完成，积分已自动退还。',
    open: '打开结果',
    why: '你收到这封邮件，是因为你让 {brand} 在任务完成时发邮件通知。可在账户菜单中关闭。',
  },
  receipt: {
    subject: '你的 {brand} 收据',
    intro: '感谢你的付款。这是你的收据。',
    number: '发票 {number}',
    where: '所有发票都在账户菜单的“付款与发票”中。',
  },
  renewal: {
    subject: '你的 {brand} 套餐将于 {date} 续订',
    intro: '{item} 将于 {date} 以 {price} 续订。',
    action: '如需保留套餐，无需任何操作。你可以在“积分与账单”中一键取消。',
  },
  payer: '你收到这封邮件，是因为你在 {brand} 购买过商品。',
  footer: '你收到这封邮件，是因为有人在 {brand} 注册页面填写了你的邮箱。',
} satisfies MessagesOf<typeof english>;
