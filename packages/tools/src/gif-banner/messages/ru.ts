import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF-баннеры', lead: 'Анимированные баннеры в пределах размера файла любой площадки.' },
} satisfies MessagesOf<typeof english>;
