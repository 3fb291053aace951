import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Striscioni', lead: 'Testate e banner nelle misure esatte.' },
} satisfies MessagesOf<typeof english>;
