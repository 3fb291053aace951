import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF-banners', lead: 'Geanimeerde banners onder de maximale bestandsgrootte van elk platform.' },
} satisfies MessagesOf<typeof english>;
