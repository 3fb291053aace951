import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci Discord',
  title: `Annunci Discord: testi per community | ${brand.name}`,
  description:
    'Discord pubblica poche regole sui formati, e alla sua gente non piacciono gli annunci che suonano da annuncio. Scrivi testi brevi e onesti.',
  heading: 'Parla come uno di casa',
  paragraph: `Su Discord si sta per la community e si nota subito chi vuole solo vendere. Scegli un tono amichevole o giocoso e sii breve. ${brand.name} crea anche annunci immagine nei formati di Discord. Controlla la lunghezza dei testi nel suo gestore annunci.`,
} satisfies PageWords;
