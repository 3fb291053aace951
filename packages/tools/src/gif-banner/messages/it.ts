import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banner GIF', lead: 'Banner animati entro i limiti di dimensione di ogni piattaforma.' },
} satisfies MessagesOf<typeof english>;
