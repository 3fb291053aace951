import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        'su uno sfondo uniforme di un solo colore deciso',
        'su un piedistallo semplice con molto spazio attorno',
        'su carta ruvida con un’ombra morbida',
        'in un luogo reale e ordinato della vita di ogni giorno',
      ],
      light: [
        'luce ampia e morbida dall’alto a sinistra',
        'luce naturale di finestra, morbida e laterale',
        'luce da studio nitida con una sola ombra',
      ],
      mood: ['sicuro e accogliente', 'pulito e ottimista', 'caldo e affidabile'],
    },
  ],
  composition: {
    image: [
      'soggetto appena fuori centro, un terzo libero per il testo',
      'da vicino, all’altezza degli occhi, poca profondità di campo, spazio per un titolo',
      'dall’alto, disposizione libera, un vuoto per il testo',
    ],
    video: [
      'aprire su un dettaglio vicino, arretrare piano fino all’insieme, finire con spazio per l’invito all’azione',
      'tre inquadrature brevi: il bisogno, il prodotto in uso, il risultato',
      'una sola ripresa continua, avvicinamento lento, finale calmo',
    ],
  },
  avoid: {
    image: 'scritte o loghi nell’immagine, mani o bordi deformati, disordine, colori troppo saturi',
    video: 'scritte impresse, sfarfallio, oggetti che si deformano, zoom veloci, camera tremante',
  },
  sentence: {
    image:
      '{subject}, {setting}. Luce: {light}. Composizione: {composition}. Atmosfera: {mood}. Fotografico, materiali e colori veri. Da evitare: {avoid}.',
    video:
      '{subject}, {setting}. Luce: {light}. Camera: {composition}. Atmosfera: {mood}. Movimento naturale, materiali e colori veri. Da evitare: {avoid}.',
  },
};
