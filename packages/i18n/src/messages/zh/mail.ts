import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: '你好：',
  code: {
    subject: '{code} 是你的 {brand} 驗證碼',
    intro: '請輸入此驗證碼，完成 {brand} 帳號的建立：',
    expiry: '驗證碼只能使用一次，{minutes, plural, other {# 分鐘}}內有效。',
    warning: '沒有註冊 {brand}？請忽略這封郵件，也不要把驗證碼告訴別人。沒有驗證碼就不會建立帳號。',
  },
  registered: {
    subject: '你已有 {brand} 帳號',
    intro: '有人（可能是你）嘗試用這個電子郵件建立 {brand} 帳號，但你已經有帳號了。',
    action: '請照常使用密碼或 Google 登入。',
    warning: '如果不是你本人，不需要任何處理，你的帳號沒有變動。',
  },
  reset: {
    subject: '{code} 是你的 {brand} 密碼重設驗證碼',
    intro: '請輸入此驗證碼，為你的 {brand} 帳號設定新密碼：',
    warning: '沒有要求新密碼？請忽略這封郵件，也不要把驗證碼告訴別人。你的密碼不會變動。',
    why: '你收到這封郵件，是因為有人用你的電子郵件要求新的 {brand} 密碼。',
  },
  noAccount: {
    subject: '這個電子郵件沒有 {brand} 帳號',
    intro: '有人（可能是你）用這個電子郵件要求新的 {brand} 密碼，但這個電子郵件沒有帳號。',
    action: '你可能用其他電子郵件註冊過，也可以建立新帳號。',
    warning: '如果不是你本人，不需要任何處理。',
  },
  emailChange: {
    subject: '{code} 是你的 {brand} 驗證碼',
    intro: '輸入這組驗證碼，就能把這個地址用於你的 {brand} 帳號：',
    warning: '不是你本人操作？請忽略這封郵件，也不要把驗證碼告訴他人。',
  },
  emailTaken: {
    subject: '這個地址已有 {brand} 帳號',
    intro: '有人（可能是你）想把這個地址用於另一個 {brand} 帳號，但它已有帳號。',
    warning: '如果不是你本人，無需任何動作，一切都沒有變更。',
  },
  security: {
    password_changed: '你的 {brand} 密碼已變更',
    email_changed: '你的 {brand} 帳號電子郵件已變更',
    two_step_on: '你的 {brand} 帳號已開啟兩步驟登入',
    two_step_off: '你的 {brand} 帳號已關閉兩步驟登入',
    recovery_used: '有人用復原碼登入了 {brand}',
    key_created: '你的 {brand} 帳號建立了 API 金鑰',
    deletion_asked: '你的 {brand} 帳號將於 {date} 刪除',
    deletion: '在那之前，你可以登入並保留帳號。之後，所有檔案和專案將永久消失。',
    action: '是你本人嗎？那就無需任何動作。',
    warning: '如果不是，請立即重設密碼，並在帳號中查看「已登入的裝置」。',
    why: '你收到這封郵件，是因為它與你的 {brand} 帳號安全有關。',
  },
  paymentFailed: {
    subject: '你的 {brand} 付款失敗',
    intro: '我們無法為 {item} 收取 {price}。重試期間，你的方案仍可使用。',
    action: '要保留方案，請在帳號選單的「帳單」中檢查付款方式。',
  },
  run: {
    subject: '結果已完成：{title}',
    failedSubject: '任務失敗：{title}',
    done: '「{title}」已在 {brand} 完成。',
    failed: '「{title}」未能完成，點數已自動退還。',
    open: '開啟結果',
    why: '你收到這封郵件，是因為你請 {brand} 在任務完成時寄信通知。可在帳號選單中關閉。',
  },
  adNews: {
    subject: '「{name}」的最新動態',
    intro: '你在 {brand} 中追蹤的「{name}」有新動態。',
    started: '{count, plural, other {# 則新廣告}}',
    changed: '{count, plural, other {# 則廣告有變化}}',
    stopped: '{count, plural, other {# 則廣告已停止}}',
    open: '查看廣告',
    stop: '取消訂閱這類郵件',
    why: '你收到這封信，是因為你在 {brand} 中追蹤了「{name}」。',
  },
  receipt: {
    subject: '你的 {brand} 收據',
    intro: '感謝你的付款。這是你的收據。',
    number: '發票 {number}',
    where: '所有發票都在帳戶選單的「付款與發票」中。',
  },
  renewal: {
    subject: '你的 {brand} 方案將於 {date} 續訂',
    intro: '{item} 將於 {date} 以 {price} 續訂。',
    action: '若要保留方案，不需任何操作。你可以在「點數與帳單」中一鍵取消。',
  },
  payer: '你收到這封電子郵件，是因為你在 {brand} 購買過商品。',
  footer: '你收到這封郵件，是因為有人在 {brand} 的註冊頁面填了你的電子郵件。',
} satisfies MessagesOf<typeof english>;
