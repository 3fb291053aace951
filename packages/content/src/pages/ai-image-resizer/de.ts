import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Bildgrößen-Anpasser',
  title: `Bildgrößen für Anzeigen in jedem Netzwerk | ${brand.name}`,
  description:
    'Welche Bildgrößen Meta, TikTok, Google, LinkedIn und YouTube verlangen, an einem Ort, und was ein Werkzeug dafür außer Zuschneiden können muss.',
  heading: 'Ein Bild in jeder Größe, die Netzwerke verlangen',
  paragraph: `Eine Kampagne braucht dasselbe Bild in 1080×1080 und 1080×1350 für den Feed, 1080×1920 für Storys, 1200×628 für Links und einem halben Dutzend Bannergrößen. Das Werkzeug soll jede Größe neu setzen, statt nur zuzuschneiden. Es ist noch nicht in ${brand.name}; den Text zu jeder Größe kannst du heute schreiben.`,
} satisfies PageWords;
