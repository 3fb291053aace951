import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci Discord',
  title: `Annunci Discord: testi per comunità | ${brand.name}`,
  description:
    'Discord pubblica poche regole sui formati, e alla sua gente non piacciono gli annunci che suonano da annuncio. Scrivi testi brevi e onesti.',
  heading: 'Parla come uno di casa',
  paragraph: `Su Discord le persone ci sono per la loro comunità e notano subito chi vuole solo vendere. Discord non pubblica un elenco completo dei formati, perciò ${brand.name} non pone limiti rigidi: scegli un tono amichevole o giocoso, sii breve e verifica le lunghezze nel gestore di Discord. Immagini e video non si fanno ancora qui.`,
} satisfies PageWords;
