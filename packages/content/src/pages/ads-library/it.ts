import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Libreria di annunci',
  title: `Libreria di annunci: che cosa è in onda | ${brand.name}`,
  description:
    'Cerca tra centinaia di annunci di esempio per parole, piattaforma, paese e durata, guarda testo e cronologia e crea la tua versione.',
  heading: 'Guarda che cosa fanno gli altri prima di scrivere',
  paragraph:
    'Cerca annunci per brand, prodotto o parole, filtra per piattaforma, paese e durata, e guarda che cosa è cambiato mentre erano attivi. La libreria parte da annunci di esempio che abbiamo creato per brand inventati. Te ne piace uno? Salvalo o trasformalo nel tuo.',
} satisfies PageWords;
