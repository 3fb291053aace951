import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF 橫幅', lead: '動態橫幅,檔案大小始終在平台限制之內。' },
} satisfies MessagesOf<typeof english>;
