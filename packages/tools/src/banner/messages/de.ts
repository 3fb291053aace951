import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Banner', lead: 'Banner und Header in genau den richtigen Größen.' },
} satisfies MessagesOf<typeof english>;
