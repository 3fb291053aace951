import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di call to action',
  title: `Call to action per annunci | ${brand.name}`,
  description:
    'Testi per pulsanti e frasi di chiusura che dicono che cosa succede dopo: adatti a prodotto e offerta, brevi e senza falsa urgenza.',
  heading: 'Di’ che cosa succede dopo il clic',
  paragraph:
    '“Scopri di più” è ciò che si scrive quando non si è deciso che cosa deve fare chi legge. Indica prodotto e offerta e ricevi call to action che dicono il passo successivo e il motivo per farlo, abbastanza brevi per un pulsante.',
} satisfies PageWords;
