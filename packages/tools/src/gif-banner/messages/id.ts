import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banner GIF', lead: 'Banner animasi di bawah batas ukuran file setiap platform.' },
} satisfies MessagesOf<typeof english>;
