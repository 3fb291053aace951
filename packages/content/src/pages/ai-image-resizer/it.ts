import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ridimensionatore di immagini',
  title: `Ridimensiona immagini per ogni piattaforma | ${brand.name}`,
  description:
    'Adatta un’immagine a Meta, TikTok, Google, LinkedIn e YouTube in una volta. Volti, testo e prodotto restano nel quadro, i file entro i limiti.',
  heading: 'Un’immagine, tutti i formati pubblicitari',
  paragraph:
    'Carica un’immagine e scegli i formati: 1080×1080 e 1080×1350 per il feed, 1080×1920 per le storie, 1200×628 per i link e i banner display. Troviamo volti, testo e soggetto, così nulla di importante viene tagliato. Puoi regolare ogni formato.',
} satisfies PageWords;
