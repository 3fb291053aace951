import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Pôsteres', lead: 'Pôsteres prontos para impressão, com sangria e marcas de corte.' },
} satisfies MessagesOf<typeof english>;
