import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '横幅', lead: '封面和横幅,尺寸精确。' },
} satisfies MessagesOf<typeof english>;
