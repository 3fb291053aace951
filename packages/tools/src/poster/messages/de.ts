import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Poster', lead: 'Druckfertige Poster mit Beschnitt und Schnittmarken.' },
} satisfies MessagesOf<typeof english>;
