import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF 横幅', lead: '符合各平台文件大小限制的动态横幅。' },
} satisfies MessagesOf<typeof english>;
