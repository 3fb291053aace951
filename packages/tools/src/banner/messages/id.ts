import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banner', lead: 'Banner dan header dalam ukuran yang pas.' },
} satisfies MessagesOf<typeof english>;
