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
  emailChange: {
    subject: '{code} 是你的 {brand} 验证码',
    intro: '输入此验证码，即可将此地址用于你的 {brand} 账户：',
    warning: '不是你本人操作？请忽略此邮件，也不要把验证码告诉他人。',
  },
  emailTaken: {
    subject: '此地址已有 {brand} 账户',
    intro: '有人（可能是你）想将此地址用于另一个 {brand} 账户，但它已有账户。',
    warning: '如果不是你本人，无需任何操作，一切未变。',
  },
  security: {
    password_changed: '你的 {brand} 密码已修改',
    email_changed: '你的 {brand} 账户邮箱已更换',
    two_step_on: '你的 {brand} 账户已开启两步登录',
    two_step_off: '你的 {brand} 账户已关闭两步登录',
    recovery_used: '有人使用恢复码登录了 {brand}',
    key_created: '你的 {brand} 账户创建了 API 密钥',
    deletion_asked: '你的 {brand} 账户将于 {date} 删除',
    deletion: '在此之前，你可以登录并保留账户。之后，所有文件和项目将永久消失。',
    action: '是你本人吗？那就无需任何操作。',
    warning: '如果不是，请立即重置密码，并在账户中查看“已登录的设备”。',
    why: '你收到这封邮件，是因为它涉及你的 {brand} 账户安全。',
  },
  paymentFailed: {
    subject: '你的 {brand} 付款失败',
    intro: '我们无法为 {item} 扣款 {price}。重试期间，你的套餐仍可使用。',
    action: '要保留套餐，请在账户菜单的“账单”中检查付款方式。',
  },
  run: {
    subject: '结果已完成：{title}',
    failedSubject: '任务失败：{title}',
    done: '“{title}”已在 {brand} 中完成。',
    failed: '“{title}”未能完成，积分已自动退还。',
    open: '打开结果',
    why: '你收到这封邮件，是因为你让 {brand} 在任务完成时发邮件通知。可在账户菜单中关闭。',
  },
  adNews: {
    subject: '“{name}”的最新动态',
    intro: '你在 {brand} 中关注的“{name}”有新动态。',
    started: '{count, plural, other {# 条新广告}}',
    changed: '{count, plural, other {# 条广告有变化}}',
    stopped: '{count, plural, other {# 条广告已停止}}',
    open: '查看广告',
    stop: '退订此类邮件',
    why: '你收到此邮件，是因为你在 {brand} 中关注了“{name}”。',
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
