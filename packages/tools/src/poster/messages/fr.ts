import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Affiches', lead: 'Affiches prêtes à imprimer, avec fond perdu et traits de coupe.' },
} satisfies MessagesOf<typeof english>;
