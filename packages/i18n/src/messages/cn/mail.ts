import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: '您好：',
  code: {
    subject: '{code} 是您的 {brand} 验证码',
    intro: '请输入此验证码，完成 {brand} 账户的创建：',
    expiry: '验证码仅可使用一次，{minutes, plural, other {# 分钟}}内有效。',
    warning: '如果您刚才没有注册 {brand}，请不要把验证码告诉任何人。您可以忽略此邮件：没有验证码就不会创建账户。',
  },
  registered: {
    subject: '您已有 {brand} 账户',
    intro: '有人（很可能是您本人）试图用此邮箱创建 {brand} 账户，但该账户已存在。',
    action: '请像以前一样用密码或 Google 登录。',
    warning: '如果不是您本人操作，无需处理：您的账户没有任何变化。',
  },
  run: {
    subject: '结果已完成：{title}',
    failedSubject: '任务失败：{title}',
    done: '“{title}”已在 {brand} 中完成。',
    failed: '“{title}”未能完成，积分已自动退还。',
    open: '打开结果',
    why: '你收到此邮件，是因为你让 {brand} 在任务完成时通知你。可在账户菜单中关闭。',
  },
  footer: '您收到这封来自 {brand} 的邮件，是因为有人在注册表单中填写了此邮箱。',
} satisfies MessagesOf<typeof english>;
