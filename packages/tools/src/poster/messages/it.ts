import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Poster', lead: 'Poster pronti per la stampa, con abbondanza e crocini di taglio.' },
} satisfies MessagesOf<typeof english>;
