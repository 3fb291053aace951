import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Медийные объявления', lead: 'HTML5-баннеры с clickTag, готовые к загрузке.' },
} satisfies MessagesOf<typeof english>;
