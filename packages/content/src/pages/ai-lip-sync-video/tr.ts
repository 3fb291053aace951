import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Dudak uyumlu video',
  title: `Dudak uyumu: yeni sözler, yeni sesler | ${brand.name}`,
  description:
    'Var olan bir videoya yeniden çekmeden yeni sözler verin. Dudak uyumu reklamda ne işe yarar ve yeni metin bugün nasıl hazırlanır.',
  heading: 'Elinizdeki videoya yeni sözler',
  paragraph: `Dudak uyumunun amacı var olan videodaki ağzı yeni bir kayda uydurmak: başka bir teklif, başka bir dil, düzeltilmiş bir fiyat. Henüz ${brand.name} içinde yok. Hazırlayabileceğiniz şey metin: yeni cümleleri senaryo üreticisiyle, yerini aldıkları kadar uzun yazın.`,
} satisfies PageWords;
