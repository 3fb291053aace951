import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Annonces display', lead: 'Bannières HTML5 avec click tag, prêtes à mettre en ligne.' },
} satisfies MessagesOf<typeof english>;
