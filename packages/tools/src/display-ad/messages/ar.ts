import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'إعلانات صورية', lead: 'بانرات HTML5 مع وسوم النقر، جاهزة للرفع.' },
} satisfies MessagesOf<typeof english>;
