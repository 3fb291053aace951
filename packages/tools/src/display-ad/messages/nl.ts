import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Display-advertenties', lead: 'HTML5-banners met clicktags, klaar om te uploaden.' },
} satisfies MessagesOf<typeof english>;
