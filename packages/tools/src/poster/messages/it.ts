import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Manifesti', lead: 'File di stampa con abbondanza e crocini.' },
} satisfies MessagesOf<typeof english>;
