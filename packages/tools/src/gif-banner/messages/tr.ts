import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF banner’lar', lead: 'Her platformun dosya boyutu sınırının altında animasyonlu banner’lar.' },
} satisfies MessagesOf<typeof english>;
