import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: '页面未找到',
    message: '页面未找到：{path}',
    description: '这个地址上没有内容。页面可能已移走，或者链接有误。',
  },
  internal: {
    title: '服务器内部错误',
    message: '服务器内部错误',
    description: '问题出在我们这边，与您无关。您做的内容没有丢失，请稍后再试。',
  },
  status: '状态 {code}',
  home: '回到首页',
  retry: '重试',
  elsewhere: '或者从这里继续',
} satisfies MessagesOf<typeof english>;
