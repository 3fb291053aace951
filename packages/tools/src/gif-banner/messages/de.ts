import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF-Banner', lead: 'Bewegte Banner, die unter dem Gewichtslimit der Netzwerke bleiben.' },
} satisfies MessagesOf<typeof english>;
