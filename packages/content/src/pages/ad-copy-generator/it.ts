import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Generatore di testi pubblicitari',
  title: `Testi pubblicitari entro i limiti | ${brand.name}`,
  description:
    'Testo principale, titolo e descrizione per Meta, TikTok, Google, YouTube, LinkedIn e Amazon, contati su ogni limite e solo dai tuoi fatti.',
  heading: 'Testi che ci stanno, dai fatti che gli dai',
  paragraph:
    'Di’ che cosa vendi e dove esce l’annuncio. Ricevi più annunci completi, ciascuno con un taglio diverso, entro i limiti della rete e con il conteggio in vista.',
  action: 'Scrivi il mio annuncio',
  tool: {
    heading: 'Scrivi un annuncio',
    lead: 'Per cominciare bastano un nome e un vantaggio. Pubblico, offerta e prova separano un testo discreto da uno efficace.',
  },
  steps: {
    heading: 'Come funziona',
    steps: [
      {
        title: 'Spiegaglielo come a un collega',
        text: 'Nomina il prodotto e che cosa fa per chi compra. Aggiungi un’offerta, un prezzo o una prova, se c’è.',
      },
      {
        title: 'Scegli rete, tono e lingua',
        text: 'Otto toni, da minimale a urgente. La rete decide quali campi ricevi e quanto possono essere lunghi.',
      },
      {
        title: 'Confronta e copia',
        text: 'Ogni scheda dice il suo approccio, segna ciò che si vede prima del taglio e si copia con un clic.',
      },
    ],
  },
  difference: {
    heading: 'Che cosa lo distingue',
    points: [
      {
        title: 'Nessuna affermazione inventata',
        text: 'Un numero, un prezzo, uno sconto o una scadenza nel risultato l’hai scritto tu. Se nel brief non c’è un’offerta, l’annuncio non la fa.',
      },
      {
        title: 'Tagli diversi, non la stessa frase cinque volte',
        text: 'Le varianti partono da motivi d’acquisto diversi: il problema, il vantaggio, la prova, l’offerta, il momento d’uso.',
      },
      {
        title: 'Contato come conta la rete',
        text: 'TikTok e Google contano doppio un carattere cinese. Meta taglia il testo principale dopo 125 caratteri. Il contatore sa entrambe le cose.',
      },
      {
        title: 'Ripetibile',
        text: 'Ogni serie ha un seme. Lo stesso brief con lo stesso seme dà di nuovo gli stessi testi, e i test diventano onesti.',
      },
    ],
  },
  facts: {
    heading: 'Campi e limiti per rete',
    lead: 'Caratteri per campo. “Visibile” è ciò che si legge prima di “altro” o del taglio.',
    columns: ['Rete', 'Campo', 'Visibile', 'Massimo'],
    rows: [
      ['Feed di Meta', 'Testo principale', '125', '2200'],
      ['Feed di Meta', 'Titolo', '27–40', '255'],
      ['Feed di Meta', 'Descrizione', '27–30', '255'],
      ['Stories e Reels di Meta', 'Testo principale', '72', '2200'],
      ['TikTok nel feed', 'Testo dell’annuncio', '100 (50 in cinese, giapponese, coreano)', '100'],
      ['Google Display', 'Titolo', '30', '30'],
      ['Google Display', 'Titolo lungo', '90', '90'],
      ['Google Display', 'Descrizione', '90', '90'],
      ['YouTube nel feed', 'Titolo, 2 righe', '40', '40'],
      ['LinkedIn', 'Testo introduttivo', '150', '600'],
      ['LinkedIn', 'Titolo', '70', '200'],
      ['Amazon', 'Titolo', '50', '50'],
    ],
    note: 'Le reti cambiano i limiti. Quelli di Amazon variano per tipo di annuncio e mercato, Discord non ne pubblica: controlla nella gestione inserzioni prima di acquistare.',
  },
  questions: {
    heading: 'Domande sul generatore di testi',
    questions: [
      {
        question: 'Che cosa metto nel brief?',
        answer:
          'Il nome del prodotto e da due a quattro vantaggi con le parole di chi compra. Se c’è un’offerta, un prezzo o una prova (un test, una garanzia, anni di attività), aggiungila: lo strumento la userà senza gonfiarla.',
      },
      {
        question: 'Aggiungerà statistiche o recensioni che non ho citato?',
        answer:
          'No. I testi nascono dal tuo brief. I numeri che non ci sono non compaiono nei risultati, e nemmeno clienti o valutazioni.',
      },
      {
        question: 'Quanto costa una serie?',
        answer:
          'Il prezzo è sul pulsante prima che tu lo prema. Se fallisce, o la annulli mentre è in coda, i crediti tornano.',
      },
      {
        question: 'Il mio brief va a un’altra azienda?',
        answer:
          'Di norma no. Il redattore integrato gira sul server che ti mostra questa pagina. Chi lo gestisce può collegare un modello linguistico esterno; la sua informativa sulla privacy deve dirlo.',
      },
      {
        question: 'Posso usare i testi a fini commerciali?',
        answer:
          'Sì. Sono tuoi, per le tue campagne o quelle di un cliente. Di ciò che un annuncio promette rispondi tu: leggilo prima che esca.',
      },
    ],
  },
  callToAction: {
    heading: 'Cinque annunci completi prima che il caffè si raffreddi',
    lead: 'Comincia dal prossimo prodotto da pubblicizzare.',
    label: 'Scrivi il mio annuncio',
  },
} satisfies WordsOf<typeof english>;
