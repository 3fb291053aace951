import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: '找不到頁面',
    message: '找不到頁面：{path}',
    description: '找不到這個頁面。它可能已移動，或連結有誤。',
  },
  internal: {
    title: '伺服器內部錯誤',
    message: '伺服器內部錯誤',
    description: '我們這邊出了點問題。你的作品很安全，請稍後再試。',
  },
  status: '狀態 {code}',
  home: '回到首頁',
  retry: '重試',
  elsewhere: '或者從這裡繼續',
} satisfies MessagesOf<typeof english>;
