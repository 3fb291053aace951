import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '展示广告', lead: '带点击标签的 HTML5 横幅，可直接上传。' },
} satisfies MessagesOf<typeof english>;
