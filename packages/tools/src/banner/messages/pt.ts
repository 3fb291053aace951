import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banners e capas', lead: 'Banners e cabeçalhos nos tamanhos exatos de que você precisa.' },
} satisfies MessagesOf<typeof english>;
