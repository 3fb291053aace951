import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Productbeeldgenerator',
  title: `Productbeelden voor advertentie en shop | ${brand.name}`,
  description:
    'Zet je product in nieuwe scènes zonder het te veranderen: studio, steen, hout, natuur of je eigen achtergrond, plus puur wit.',
  heading: 'Je product in een nieuwe scène, ongewijzigd',
  paragraph:
    'Upload een productfoto. We verwijderen de achtergrond, zetten het product in een scène met studio, steen, hout of natuur en vergelijken elke pixel om te laten zien dat het ongewijzigd is. Exporteer feed- en storyformaten, plus 2000×2000 op puur wit voor marketplaces.',
} satisfies PageWords;
