import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Pósteres', lead: 'Pósteres listos para imprimir, con sangrado y marcas de corte.' },
} satisfies MessagesOf<typeof english>;
