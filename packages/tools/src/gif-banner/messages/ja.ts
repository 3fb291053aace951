import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIFバナー', lead: '各ネットワークの容量内に収まる動くバナー。' },
} satisfies MessagesOf<typeof english>;
