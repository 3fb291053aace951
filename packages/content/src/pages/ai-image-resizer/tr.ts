import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Görsel boyutlandırma',
  title: `Her ağ için görsel boyutları | ${brand.name}`,
  description:
    'Meta, TikTok, Google, LinkedIn ve YouTube’un istediği görsel boyutları tek yerde; ve boyutlandırmanın kırpmak dışında yapması gerekenler.',
  heading: 'Tek görsel, ağların istediği her boyut',
  paragraph: `Bir kampanya aynı görseli akış için 1080×1080 ve 1080×1350, hikâye için 1080×1920, bağlantı için 1200×628 ve birkaç bant boyutunda ister. Araç her boyutu kırpmak yerine yeniden düzenlemek içindir. Henüz ${brand.name} içinde yok; her boyutun metni bugün yazılabilir.`,
} satisfies PageWords;
