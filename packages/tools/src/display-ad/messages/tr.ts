import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Görüntülü reklamlar', lead: 'Tıklama etiketli, yüklemeye hazır HTML5 banner’lar.' },
} satisfies MessagesOf<typeof english>;
