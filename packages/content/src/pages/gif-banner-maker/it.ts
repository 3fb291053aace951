import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Creatore di banner GIF',
  title: `Banner GIF: formati e regole | ${brand.name}`,
  description:
    'I banner animati devono pesare meno di 150 KB e fermarsi entro 30 secondi. A che cosa serve il creatore e come prepararne già le parole.',
  heading: 'Un banner animato sotto i 150 KB',
  paragraph: `Google Display accetta banner animati fino a 150 KB che si fermano entro 30 secondi. Il creatore è pensato per montarli da titolo, immagine e pulsante restando sotto quel peso. Non è ancora in ${brand.name}. Scrivi le due o tre frasi del tuo banner con i generatori di titoli e di inviti all’azione.`,
} satisfies PageWords;
