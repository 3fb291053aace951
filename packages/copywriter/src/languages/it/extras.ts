import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: 'Attira l’attenzione con il beneficio, suscita interesse con i dettagli e chiude con un’azione (AIDA).',
  pas: 'Nomina il problema, mostra quanto costa e presenta il prodotto come via d’uscita (PAS).',
  bab: 'Mostra il prima e il dopo, con il prodotto come ponte (BAB).',
  fab: 'Parte dalla caratteristica, arriva al vantaggio e finisce con ciò che porta (FAB).',
  '4u': 'Utile, inconfondibile, preciso e attuale: prima l’affermazione, poi ciò che la sostiene (4U).',
  question: 'Apre con una domanda a cui il pubblico giusto risponde sì e dà la risposta.',
  proof: 'Lascia parlare prima la prova, così la promessa viene creduta.',
  objection: 'Dice il dubbio ad alta voce e risponde con un fatto.',
  offer: 'Mette l’offerta davanti e ne dà subito il motivo.',
  'how-to': 'Insegna qualcosa di utile; il prodotto è parte della risposta.',
  story: 'Inizia con una scena nota e lascia che il prodotto ne cambi il finale.',
  contrast: 'Mette a confronto il solito e il nuovo, perché la differenza si veda.',
  audience: 'Chiama il pubblico per nome, così si fermano le persone giuste.',
};

export const script: LanguagePack['script'] = {
  scenes: {
    hook: 'Apertura',
    problem: 'Problema',
    solution: 'Soluzione',
    detail: 'Dettagli',
    proof: 'Prova',
    action: 'Invito all’azione',
  },
  spoken: 'Voce',
  onScreen: 'A schermo',
  shot: 'Inquadratura',
  shots: {
    hook: ['Volto vicino alla camera, sguardo in macchina.', 'Mani in piena azione, senza introduzione.'],
    problem: ['Il vecchio modo, ripreso un po’ troppo da vicino.', 'Un piccolo contrattempo visto dall’alto.'],
    solution: ['{brand} riempie l’inquadratura, la luce si scalda.', 'Da sopra la spalla: {brand} in uso.'],
    detail: ['Primi piani al ritmo della voce.', 'Movimento lento sul dettaglio nominato.'],
    proof: ['Sfondo neutro, parole grandi e ferme.', 'Un uso vero in una sola ripresa.'],
    action: ['{brand} al centro, spazio per il pulsante.', 'Di nuovo il volto dell’inizio, ora sorridente.'],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: 'VOCE',
  sound: 'SUONO',
  sounds: [
    'Una porta si apre, rumore di strada, poi silenzio.',
    'Un orologio ticchetta, poi si ferma.',
    'Cucina al mattino: tazze, un cucchiaino, una radio accanto.',
    'Passi, una pausa, un respiro.',
    'Chitarra leggera, poi sotto la voce.',
    'Una sala piena si spegne e resta una voce.',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: {
    sound: 'La voce del marchio',
    always: 'Sempre',
    never: 'Mai',
    example: 'Per esempio',
    words: 'Parole proprie',
  },
  common: {
    always: [
      'Prima il fatto, poi l’aggettivo.',
      'Scrivere per una sola persona.',
      'Leggere ogni riga ad alta voce.',
      'Finire con il passo successivo.',
      'Chiamare il prodotto come lo chiamano tutti.',
      'Lasciar parlare i numeri.',
    ],
    never: [
      'Promettere ciò che non si può mantenere.',
      'Usare superlativi senza prove.',
      'Copiare la concorrenza.',
      'Scrivere frasi da rileggere due volte.',
      'Riempire per riempire.',
      'Storpiare il nome del prodotto.',
    ],
  },
  tones: {
    friendly: {
      sound: ['Come un vicino gentile: chiaro, cordiale e mai in fretta di vendere.'],
      always: ['Dire «tu» più spesso di «noi».', 'Usare frasi brevi e parole quotidiane.'],
      never: ['Parlare dall’alto.', 'Nascondersi dietro i tecnicismi.'],
    },
    bold: {
      sound: ['Diretto e sicuro di sé.'],
      always: ['Iniziare dal punto più forte.', 'Sostenere ogni affermazione.'],
      never: ['Attenuare con «forse».', 'Affermare ciò che non si può mostrare.'],
    },
    playful: {
      sound: ['Svelto, leggero e un po’ impertinente, sempre dalla parte di chi legge.'],
      always: ['Sorprendere nella prima riga.', 'Tenere breve la battuta.'],
      never: ['Spiegare il gioco di parole.', 'Scherzare su prezzo o sicurezza.'],
    },
    premium: {
      sound: ['Calmo, preciso e senza fretta.'],
      always: ['Nominare il dettaglio.', 'Preferire la parola esatta a quella grande.'],
      never: ['Usare punti esclamativi.', 'Scrivere «lusso».'],
    },
    expert: {
      sound: ['Competente e semplice: ragioni, non aggettivi.'],
      always: ['Dare il motivo nella stessa frase.', 'Mostrare le prove.'],
      never: ['Esagerare.', 'Mescolare opinioni e fatti.'],
    },
    urgent: {
      sound: ['Sveglio e dritto al punto.'],
      always: ['Iniziare con un verbo.', 'Indicare un solo passo chiaro.'],
      never: ['Inventare la scarsità.', 'Minacciare.'],
    },
    warm: {
      sound: ['Attento e sincero, con tempo per le persone.'],
      always: ['Iniziare dalla persona, poi il prodotto.', 'Notare le piccole cose.'],
      never: ['Far leva sul senso di colpa.', 'Suonare come un biglietto d’auguri.'],
    },
    minimal: {
      sound: ['Essenziale. Un’idea per riga.'],
      always: ['Fermarsi presto.', 'Preferire nomi e verbi.'],
      never: ['Usare due aggettivi.', 'Ripetere.'],
    },
  },
};

export const tags = [
  'Preferiti',
  'Scoperta',
  'OgniGiorno',
  'BuonaScelta',
  'Novità',
  'DaProvare',
  'Consigliato',
  'Concediti',
  'ListaDesideri',
  'PiccoleGioie',
  'NeValeLaPena',
  'Essenziale',
] as const;

export const paths = ['Scopri', 'Dettagli', 'Offerta', 'Di-Più'] as const;
