import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Bannergenerator',
  title: `Banners voor displaycampagnes | ${brand.name}`,
  description:
    'Maak banners en headers in exacte formaten, van 300×250 tot 970×250, en profielomslagen. Wij schrijven de tekst, jij bewerkt het ontwerp.',
  heading: 'Banners in precies het formaat dat je nodig hebt',
  paragraph:
    'Kies een product en de formaten, van 300×250 tot 970×250 voor websites en omslagen voor sociale profielen. Wij schrijven kop en knop en ontwerpen de banner in jouw kleuren. Bewerk wat je wilt voordat je exporteert.',
} satisfies PageWords;
