import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF afişler', lead: 'Ağların ağırlık sınırının altında kalan hareketli afişler.' },
} satisfies MessagesOf<typeof english>;
