import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banner', lead: 'Header und Banner in exakten Größen.' },
} satisfies MessagesOf<typeof english>;
