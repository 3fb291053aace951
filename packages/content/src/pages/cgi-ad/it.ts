import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci CGI',
  title: `Annunci CGI: dall’idea alle inquadrature | ${brand.name}`,
  description:
    'Una scena impossibile con un prodotto vero ferma il pollice. A che cosa serve lo strumento CGI e come scrivere oggi idea e script.',
  heading: 'Una scena impossibile con un prodotto vero',
  paragraph:
    'Gli annunci CGI mettono un prodotto dove non può stare: un rossetto su un treno, una scarpa grande come una casa. Lo strumento è pensato per creare queste scene; non lo fa ancora. Oggi qui puoi fare ciò che viene prima: l’hook che la scena deve mantenere e uno script di ciò che vi accade.',
} satisfies PageWords;
