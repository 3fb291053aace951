import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Web afişleri', lead: 'Kapaklar ve afişler tam boyutlarında.' },
} satisfies MessagesOf<typeof english>;
