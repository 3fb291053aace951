import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Posterler', lead: 'Taşma paylı ve kesim işaretli, baskıya hazır posterler.' },
} satisfies MessagesOf<typeof english>;
