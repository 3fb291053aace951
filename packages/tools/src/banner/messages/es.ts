import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banners y cabeceras', lead: 'Cabeceras y banners en sus medidas exactas.' },
} satisfies MessagesOf<typeof english>;
