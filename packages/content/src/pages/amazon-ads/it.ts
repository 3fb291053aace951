import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci Amazon',
  title: `Annunci Amazon: titoli e descrizioni | ${brand.name}`,
  description:
    'Titoli e descrizioni per annunci Amazon che restano ai fatti: niente recensioni inventate né affermazioni non tue, e della lunghezza giusta.',
  heading: 'Annunci Amazon che superano la revisione',
  paragraph: `Amazon respinge annunci con affermazioni che non si possono provare. ${brand.name} scrive titoli fino a 50 caratteri e descrizioni solo dal tuo brief: non c’è nulla che tu non abbia detto. Amazon chiede un logo di almeno 600×600 e video in 1920×1080; questi non si fanno ancora qui.`,
} satisfies PageWords;
