import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: '帳號設定',
  close: '關閉',
  profile: {
    title: '個人資料',
    save: '儲存',
    saved: '名稱已儲存',
    missing: '請輸入名稱。',
  },
  password: {
    title: '密碼',
    current: '目前的密碼',
    missing: '請輸入目前的密碼。',
    action: '變更密碼',
    changed: '密碼已變更，其他裝置已登出。',
    google: '你使用 Google 登入，沒有密碼。如要設定密碼，請登出，並在登入時選擇「忘記密碼？」。',
  },
  devices: {
    title: '已登入的裝置',
    name: '{system} 上的 {browser}',
    unknown: '不明裝置',
    current: '這部裝置',
    used: '上次活動：{when}',
    end: '登出',
    endName: '登出：{device}',
    endOthers: '登出其他所有裝置',
    ended: '其他所有裝置已登出',
    failed: '無法載入你的裝置。',
    retry: '再試一次',
  },
} satisfies MessagesOf<typeof english>;
