import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banners GIF', lead: 'Banners animados abaixo do tamanho de arquivo máximo de cada plataforma.' },
} satisfies MessagesOf<typeof english>;
