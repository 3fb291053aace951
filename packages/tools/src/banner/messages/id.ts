import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Spanduk', lead: 'Header dan banner dalam ukuran yang tepat.' },
} satisfies MessagesOf<typeof english>;
