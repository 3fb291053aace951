import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'Estensione del browser',
  title: `Estensione: salva gli annunci che vedi | ${brand.name}`,
  description:
    'Salva annunci da Meta, TikTok, Google, LinkedIn, Reddit, YouTube e Instagram nella tua raccolta, con file e testo. Per Chrome, Edge e Firefox.',
  heading: 'Salva gli annunci che incontri navigando',
  paragraph:
    'Premi Salva su un annuncio nella Libreria inserzioni di Meta, in TikTok Creative Center, Google Ads Transparency, LinkedIn, Reddit, YouTube o Instagram. Arriva nella tua raccolta con i suoi file e il suo testo.',
  download: 'Scarica l’estensione',
  connect: 'Collega',
  steps: {
    heading: 'Come installarla',
    steps: [
      {
        title: 'Scarica ed estrai',
        text: 'Scarica lo ZIP ed estrailo in una cartella che non sposterai né eliminerai.',
      },
      {
        title: 'Chrome o Edge',
        text: 'Apri chrome://extensions o edge://extensions, attiva la Modalità sviluppatore, scegli Carica estensione non pacchettizzata e seleziona la cartella.',
      },
      {
        title: 'Firefox',
        text: 'Apri about:debugging, scegli Questo Firefox, poi Carica componente aggiuntivo temporaneo e il file manifest.json. Firefox la rimuove alla chiusura.',
      },
      {
        title: 'Collegala una volta',
        text: 'Accedi qui e premi Collega. L’estensione riceve una chiave propria e non vede mai la tua password.',
      },
      {
        title: 'Salva annunci',
        text: 'Premi Salva su un annuncio o fai clic con il tasto destro su un’immagine o un video di qualsiasi pagina. Scegli cartella e tag nella finestra dell’estensione.',
      },
    ],
  },
  pictures: {
    heading: 'Come si presenta',
    ad: 'Ogni annuncio della pagina ha un pulsante Salva',
    popup: 'Scegli cartella e tag per i prossimi annunci',
    board: 'Annunci salvati nella tua raccolta',
  },
  questions: {
    heading: 'Buono a sapersi',
    questions: [
      {
        question: 'Che succede se sono offline?',
        answer: 'I tuoi annunci aspettano nel browser, anche dopo un riavvio, e vengono caricati quando torni online.',
      },
      {
        question: 'Che cosa vede l’estensione?',
        answer:
          'Solo le piattaforme elencate e le pagine in cui usi il suo menu. La sua chiave può salvare annunci e nient’altro. Revocala quando vuoi nelle impostazioni dell’account, in Chiavi API.',
      },
      {
        question: 'Salva anche i video?',
        answer:
          'Sì, quando il sito dà il file video al browser. YouTube non lo fa: ottieni la copertina con il testo e il link.',
      },
    ],
  },
} satisfies ExtensionWords;
