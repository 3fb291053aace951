import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: '找不到頁面',
    message: '找不到頁面：{path}',
    description: '這個網址上沒有內容。頁面可能已移動，或連結有誤。',
  },
  internal: {
    title: '伺服器內部錯誤',
    message: '伺服器內部錯誤',
    description: '問題出在我們這邊，與您無關。您做的內容沒有遺失，請稍後再試。',
  },
  status: '狀態 {code}',
  home: '回到首頁',
  retry: '重試',
  elsewhere: '或者從這裡繼續',
} satisfies MessagesOf<typeof english>;
