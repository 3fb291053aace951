import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'ディスプレイ広告', lead: 'クリックタグ付きのHTML5バナー。そのまま入稿できます。' },
} satisfies MessagesOf<typeof english>;
