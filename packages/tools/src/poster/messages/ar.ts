import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'الملصقات', lead: 'ملصقات جاهزة للطباعة مع هامش قص وعلامات قص.' },
} satisfies MessagesOf<typeof english>;
