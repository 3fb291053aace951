import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banner GIF', lead: 'Banner animati sotto il peso consentito dalle reti.' },
} satisfies MessagesOf<typeof english>;
