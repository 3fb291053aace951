import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'بانرات GIF', lead: 'بانرات متحركة ضمن حد حجم الملف لكل منصة.' },
} satisfies MessagesOf<typeof english>;
