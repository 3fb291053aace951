import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Баннеры', lead: 'Баннеры и шапки в точных размерах.' },
} satisfies MessagesOf<typeof english>;
