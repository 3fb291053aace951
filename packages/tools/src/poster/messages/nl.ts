import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Posters', lead: 'Drukklare posters met afloop en snijtekens.' },
} satisfies MessagesOf<typeof english>;
