import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banners GIF', lead: 'Banners em movimento abaixo do peso que as redes aceitam.' },
} satisfies MessagesOf<typeof english>;
