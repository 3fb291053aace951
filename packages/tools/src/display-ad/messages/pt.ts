import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Anúncios display', lead: 'Banners HTML5 com click tags, prontos para enviar.' },
} satisfies MessagesOf<typeof english>;
