import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: '載入中',
    saved: '已儲存',
    saving: '正在儲存…',
    offline: '目前離線。你的變更保留在這部裝置上。',
    failed: '無法儲存你的變更。',
  },
  outdated: '此頁面已過期。請重新載入以繼續編輯。',
  reload: '重新載入',
  tryAgain: '再試一次',
  conflict: {
    title: '已有較新的版本',
    text: '你在其他分頁或裝置上變更了同一處內容。',
    keepMine: '保留我的版本',
    takeTheirs: '使用較新的版本',
  },
  history: {
    title: '版本紀錄',
    about: '你的每次變更都會以版本形式保存在這裡。',
    close: '關閉',
    loading: '正在載入版本',
    failed: '無法載入版本紀錄。',
    current: '目前',
    exported: '已匯出',
    restored: '已還原',
    restore: '還原',
    version: '版本 {revision, number}',
    restoreThis: '還原 {time} 的版本',
  },
} satisfies MessagesOf<typeof english>;
