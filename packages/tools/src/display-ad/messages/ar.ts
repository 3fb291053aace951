import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'إعلانات العرض', lead: 'لافتات HTML5 مع وسم نقر، جاهزة للرفع.' },
} satisfies MessagesOf<typeof english>;
