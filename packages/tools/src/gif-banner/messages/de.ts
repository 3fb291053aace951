import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF-Banner', lead: 'Animierte Banner unter der maximalen Dateigröße jeder Plattform.' },
} satisfies MessagesOf<typeof english>;
