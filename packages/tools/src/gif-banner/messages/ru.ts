import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF-баннеры', lead: 'Движущиеся баннеры в пределах веса, который допускают сети.' },
} satisfies MessagesOf<typeof english>;
