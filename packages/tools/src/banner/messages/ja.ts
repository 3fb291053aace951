import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'バナー', lead: '必要なサイズぴったりのバナーとヘッダー。' },
} satisfies MessagesOf<typeof english>;
