import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banner GIF', lead: 'Banner animati entro la dimensione massima dei file di ogni piattaforma.' },
} satisfies MessagesOf<typeof english>;
