import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banner’lar', lead: 'Tam ihtiyacınız olan boyutlarda banner ve kapaklar.' },
} satisfies MessagesOf<typeof english>;
