import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banners', lead: 'Banners en headers in precies de formaten die je nodig hebt.' },
} satisfies MessagesOf<typeof english>;
