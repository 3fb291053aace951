import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Anuncios display', lead: 'Banners HTML5 con click tags, listos para subir.' },
} satisfies MessagesOf<typeof english>;
