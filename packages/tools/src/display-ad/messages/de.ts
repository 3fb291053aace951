import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Display-Anzeigen', lead: 'HTML5-Banner mit Click-Tag, bereit zum Hochladen.' },
} satisfies MessagesOf<typeof english>;
