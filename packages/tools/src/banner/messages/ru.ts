import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Баннеры', lead: 'Шапки и баннеры точных размеров.' },
} satisfies MessagesOf<typeof english>;
