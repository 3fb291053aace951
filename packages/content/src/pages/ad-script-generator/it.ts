import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di script',
  title: `Script per annunci video brevi | ${brand.name}`,
  description:
    'Script brevi con hook, svolta e invito all’azione, scena per scena, dal tuo brief. Da ritoccare, copiare e girare il giorno stesso.',
  heading: 'Uno script da girare questo pomeriggio',
  paragraph:
    'Indica prodotto, pubblico e offerta. Ricevi script completi nel tono scelto, scena per scena: che cosa si dice, che cosa appare sullo schermo e che cosa mostra la camera. Passali a un creator, gira col telefono o tienili per la prossima ripresa.',
} satisfies PageWords;
