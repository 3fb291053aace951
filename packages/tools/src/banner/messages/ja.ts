import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'バナー', lead: 'ヘッダーとバナーを正確なサイズで。' },
} satisfies MessagesOf<typeof english>;
