import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '橫幅', lead: '尺寸精準的橫幅和頁首圖。' },
} satisfies MessagesOf<typeof english>;
