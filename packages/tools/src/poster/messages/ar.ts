import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'الملصقات', lead: 'ملفات طباعة بهوامش قص وعلامات.' },
} satisfies MessagesOf<typeof english>;
