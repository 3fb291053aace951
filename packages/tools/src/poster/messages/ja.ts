import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'ポスター', lead: '塗り足しとトンボ付き、入稿できるポスター。' },
} satisfies MessagesOf<typeof english>;
