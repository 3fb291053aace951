import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: {
    name: 'Banners GIF',
    lead: 'Banners animados por debajo del tamaño de archivo máximo de cada plataforma.',
  },
} satisfies MessagesOf<typeof english>;
