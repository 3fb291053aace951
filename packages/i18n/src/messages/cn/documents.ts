import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: '加载中',
    saved: '已保存',
    saving: '正在保存…',
    offline: '已离线。你的更改保存在此设备上。',
    failed: '无法保存你的更改。',
  },
  outdated: '此页面已过期。请重新加载以继续编辑。',
  reload: '重新加载',
  tryAgain: '重试',
  conflict: {
    title: '已有更新的版本',
    text: '你在其他标签页或设备上更改了同一处内容。',
    keepMine: '保留我的版本',
    takeTheirs: '使用更新的版本',
  },
  history: {
    title: '版本历史',
    about: '你的每次更改都会作为版本保存在这里。',
    close: '关闭',
    loading: '正在加载版本',
    failed: '无法加载版本历史。',
    current: '当前',
    exported: '已导出',
    restored: '已恢复',
    restore: '恢复',
    version: '版本 {revision, number}',
    restoreThis: '恢复 {time} 的版本',
  },
} satisfies MessagesOf<typeof english>;
