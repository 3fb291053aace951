import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF 横幅', lead: '动态横幅,体积始终在平台限制之内。' },
} satisfies MessagesOf<typeof english>;
