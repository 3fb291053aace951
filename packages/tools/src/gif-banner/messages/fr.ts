import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Bannières GIF', lead: 'Des bannières animées sous le poids permis par les réseaux.' },
} satisfies MessagesOf<typeof english>;
