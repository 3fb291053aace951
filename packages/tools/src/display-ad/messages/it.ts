import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Annunci display', lead: 'Banner HTML5 con click tag, pronti da caricare.' },
} satisfies MessagesOf<typeof english>;
