import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Görüntülü reklamlar', lead: 'Click tag içeren, yüklemeye hazır HTML5 afişler.' },
} satisfies MessagesOf<typeof english>;
