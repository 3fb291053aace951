import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banner GIF', lead: 'Banner bergerak yang tetap di bawah batas berat jaringan.' },
} satisfies MessagesOf<typeof english>;
