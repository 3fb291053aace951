import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: {
    name: 'Bannières GIF',
    lead: 'Bannières animées sous la taille de fichier maximale de chaque plateforme.',
  },
} satisfies MessagesOf<typeof english>;
