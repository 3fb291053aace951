import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banners GIF', lead: 'Banners en movimiento por debajo del peso que piden las redes.' },
} satisfies MessagesOf<typeof english>;
