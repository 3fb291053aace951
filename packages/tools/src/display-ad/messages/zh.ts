import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '多媒體廣告', lead: '附點擊代碼的 HTML5 橫幅，可直接上傳。' },
} satisfies MessagesOf<typeof english>;
