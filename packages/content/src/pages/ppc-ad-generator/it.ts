import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di annunci PPC',
  title: `Annunci PPC: titoli e descrizioni | ${brand.name}`,
  description:
    'Annunci di ricerca con titoli da 30 caratteri, descrizioni da 90 e percorsi da 15, vari abbastanza da combinarsi e pronti da incollare.',
  heading: 'Annunci di ricerca nelle lunghezze di Google',
  paragraph:
    'Un annuncio di ricerca adattabile prende da tre a quindici titoli da 30 caratteri, da due a quattro descrizioni da 90 e due percorsi da 15. Lo strumento ti dà cinque titoli, due descrizioni ed entrambi i percorsi dal tuo brief, ciascuno con qualcosa di diverso da dire, così ogni combinazione di Google ha senso.',
} satisfies PageWords;
