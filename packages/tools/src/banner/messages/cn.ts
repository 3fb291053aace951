import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '横幅', lead: '尺寸精确的横幅和头图。' },
} satisfies MessagesOf<typeof english>;
