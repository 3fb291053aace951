import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Poster', lead: 'Poster siap cetak dengan bleed dan tanda potong.' },
} satisfies MessagesOf<typeof english>;
