import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banners y cabeceras', lead: 'Banners y cabeceras en los tamaños exactos que necesitas.' },
} satisfies MessagesOf<typeof english>;
