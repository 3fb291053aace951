import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banner', lead: 'Banner e header nei formati esatti che ti servono.' },
} satisfies MessagesOf<typeof english>;
