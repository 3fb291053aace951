import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'لافتات GIF', lead: 'لافتات متحركة تبقى دون الوزن الذي تسمح به الشبكات.' },
} satisfies MessagesOf<typeof english>;
