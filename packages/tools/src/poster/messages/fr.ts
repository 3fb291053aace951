import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Affiches', lead: 'Fichiers d’impression avec fond perdu et repères de coupe.' },
} satisfies MessagesOf<typeof english>;
