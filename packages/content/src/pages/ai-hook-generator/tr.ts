import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Hook üreticisi',
  title: `Video reklamlar için hook’lar | ${brand.name}`,
  description:
    'TikTok, Reels ve Shorts için sonraki üç saniyeyi kazanan ilk cümleler: sorular, karşıtlıklar, hikâyeler ve kanıtlar, sizin bilgilerinizden.',
  heading: 'Gerisinin izlenip izlenmeyeceğine ilk cümle karar verir',
  paragraph:
    'Ürünü ve insanlara ne kattığını yazın. Yaklaşık üç saniyede söylenecek ya da ekrana yazılacak kadar kısa, videonun sözünü tutacağı kadar dürüst, birbirinden belirgin biçimde farklı ilk cümleler alın.',
} satisfies PageWords;
