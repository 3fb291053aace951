import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: '您好：',
  code: {
    subject: '{code} 是您的 {brand} 驗證碼',
    intro: '請輸入此驗證碼，完成 {brand} 帳號的建立：',
    expiry: '驗證碼只能使用一次，{minutes, plural, other {# 分鐘}}內有效。',
    warning: '如果您剛才沒有註冊 {brand}，請勿將驗證碼告訴任何人。您可以忽略這封郵件：沒有驗證碼就不會建立帳號。',
  },
  registered: {
    subject: '您已有 {brand} 帳號',
    intro: '有人（很可能是您本人）試圖用此電子郵件建立 {brand} 帳號，但帳號已經存在。',
    action: '請像以前一樣用密碼或 Google 登入。',
    warning: '如果不是您本人，無須處理：您的帳號沒有任何變動。',
  },
  run: {
    subject: '結果已完成：{title}',
    failedSubject: '任務失敗：{title}',
    done: '「{title}」已在 {brand} 完成。',
    failed: '「{title}」未能完成，點數已自動退還。',
    open: '開啟結果',
    why: '你收到這封郵件，是因為你請 {brand} 在任務完成時通知你。可在帳號選單中關閉。',
  },
  footer: '您收到這封來自 {brand} 的郵件，是因為有人在註冊表單中填寫了此電子郵件。',
} satisfies MessagesOf<typeof english>;
