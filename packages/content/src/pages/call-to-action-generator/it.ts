import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di inviti all’azione',
  title: `Inviti all’azione per annunci | ${brand.name}`,
  description:
    'Testi per pulsanti e frasi di chiusura che dicono che cosa succede dopo: adatti a prodotto e offerta, brevi e senza falsa urgenza.',
  heading: 'Di’ che cosa succede quando toccano',
  paragraph:
    '“Scopri di più” è ciò che si scrive quando non si è deciso che cosa deve fare chi legge. Indica prodotto e offerta e ricevi inviti che nominano il passo successivo e il suo motivo, abbastanza brevi per un pulsante.',
} satisfies PageWords;
