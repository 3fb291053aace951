import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '橫幅', lead: '封面和橫幅,尺寸精確。' },
} satisfies MessagesOf<typeof english>;
