import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Produktbeschreibungs-Generator',
  title: `Generator für Produktbeschreibungen | ${brand.name}`,
  description:
    'Beschreibungen für Shops und Marktplätze, die aus Eigenschaften Kaufgründe machen, nur mit Fakten, Preisen und Belegen, die du selbst eingibst.',
  heading: 'Von der Liste der Eigenschaften zum Kaufgrund',
  paragraph:
    'Füg ein, was du über das Produkt weißt, und sag, wer es kauft. Du bekommst Beschreibungen, die mit dem Nutzen beginnen, ihn mit Eigenschaften belegen und jede Behauptung weglassen, die nicht von dir kommt. Gut für Shopseiten und Marktplatz-Listings.',
} satisfies PageWords;
