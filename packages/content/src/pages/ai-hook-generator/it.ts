import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di hook',
  title: `Hook per annunci video | ${brand.name}`,
  description:
    'Prime frasi per TikTok, Reels e Shorts che si guadagnano i tre secondi successivi: domande, contrasti, storie e prove, dai tuoi fatti.',
  heading: 'La prima frase decide se si vedrà il resto',
  paragraph:
    'Inserisci il prodotto e che cosa fa per le persone. Ricevi prime frasi in stili ben diversi, abbastanza brevi da dire in tre secondi o mettere sullo schermo, e abbastanza oneste perché il video mantenga ciò che promettono.',
} satisfies PageWords;
