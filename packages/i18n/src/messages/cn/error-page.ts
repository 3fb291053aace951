import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: '页面未找到',
    message: '页面未找到：{path}',
    description: '找不到该页面。它可能已移动，或者链接有误。',
  },
  internal: {
    title: '服务器内部错误',
    message: '服务器内部错误',
    description: '我们这边出了点问题。你的作品是安全的，请稍后再试。',
  },
  status: '状态 {code}',
  home: '回到首页',
  retry: '重试',
  elsewhere: '或者从这里继续',
} satisfies MessagesOf<typeof english>;
