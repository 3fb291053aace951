import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Bannières', lead: 'Bannières et en-têtes aux formats exacts.' },
} satisfies MessagesOf<typeof english>;
