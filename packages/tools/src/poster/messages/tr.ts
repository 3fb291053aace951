import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Posterler', lead: 'Taşma payı ve kesim işaretli baskı dosyaları.' },
} satisfies MessagesOf<typeof english>;
