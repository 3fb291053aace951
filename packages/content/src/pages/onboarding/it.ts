import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Per iniziare',
  title: `Inizia in tre brevi passi | ${brand.name}`,
  description:
    'Da un nuovo account al primo testo pubblicitario in pochi minuti: che cosa preparare, che cosa inserire e dove ritrovare poi i risultati.',
  heading: 'Il tuo primo testo pubblicitario in pochi minuti',
  paragraph:
    'Crea un account gratuito con la tua email, apri il generatore di testi e descrivi un prodotto: nome, due o tre vantaggi e un’offerta, se c’è. Scegli la piattaforma, premi il pulsante e confronta i risultati. Tutto ciò che crei resta nella tua dashboard, accanto al generatore di codici QR e ai crediti.',
} satisfies PageWords;
