import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banners e capas', lead: 'Cabeçalhos e banners nas medidas exatas.' },
} satisfies MessagesOf<typeof english>;
