import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Spandoeken en banners', lead: 'Headers en banners in exacte maten.' },
} satisfies MessagesOf<typeof english>;
