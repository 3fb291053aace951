import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Bildgrößen ändern',
  title: `Bilder für jede Anzeigenplattform anpassen | ${brand.name}`,
  description:
    'Ein Bild auf einmal für Meta, TikTok, Google, LinkedIn und YouTube anpassen. Gesichter, Text und Produkt bleiben im Bild, Dateigrößen im Limit.',
  heading: 'Ein Bild, jede Anzeigengröße',
  paragraph:
    'Lade ein Bild hoch und wähle die Größen: 1080×1080 und 1080×1350 für den Feed, 1080×1920 für Storys, 1200×628 für Links, dazu Display-Banner. Wir finden Gesichter, Text und Motiv, damit nichts Wichtiges abgeschnitten wird. Jede Größe kannst du selbst anpassen.',
} satisfies PageWords;
