import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Bannières', lead: 'En-têtes et bannières aux dimensions exactes.' },
} satisfies MessagesOf<typeof english>;
