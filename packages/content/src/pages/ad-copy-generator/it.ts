import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Generatore di testi pubblicitari',
  title: `Testi pubblicitari entro i limiti | ${brand.name}`,
  description:
    'Testo principale, titolo e descrizione per Meta, TikTok, Google, YouTube, LinkedIn e Amazon, contati su ogni limite e scritti solo dai tuoi dati.',
  heading: 'Testi su misura, dai dati che fornisci',
  paragraph:
    'Dicci che cosa vendi e dove esce l’annuncio. Ricevi più annunci completi, ciascuno con il suo taglio e tutti entro i limiti della piattaforma.',
  action: 'Scrivi il mio annuncio',
  tool: {
    heading: 'Scrivi un annuncio',
    lead: 'Per iniziare bastano un nome e un vantaggio. Aggiungi pubblico, offerta o una prova e un buon testo diventa ottimo.',
  },
  steps: {
    heading: 'Come funziona',
    steps: [
      {
        title: 'Descrivi il tuo prodotto',
        text: 'Di’ qual è il prodotto e che cosa fa per chi lo compra. Aggiungi un’offerta, un prezzo o una prova, se ce l’hai.',
      },
      {
        title: 'Scegli piattaforma, tono e lingua',
        text: 'Otto toni, da minimale a urgente. La piattaforma decide quali campi ricevi e quanto possono essere lunghi.',
      },
      {
        title: 'Confronta e copia',
        text: 'Ogni scheda indica il suo taglio, segna ciò che si vede prima di «Altro» e si copia con un clic.',
      },
    ],
  },
  difference: {
    heading: 'Che cosa lo distingue',
    points: [
      {
        title: 'Nessuna affermazione inventata',
        text: 'Ogni numero, prezzo, sconto o scadenza nel risultato l’hai scritto tu. Se nel brief non c’è un’offerta, l’annuncio non la fa.',
      },
      {
        title: 'Tagli diversi, non la stessa frase cinque volte',
        text: 'Le varianti partono da motivi d’acquisto diversi: il problema, il vantaggio, la prova, l’offerta, il momento d’uso.',
      },
      {
        title: 'Contato come fa la piattaforma',
        text: 'TikTok e Google contano doppio un carattere cinese. Meta taglia il testo principale dopo 125 caratteri. Il contatore ne tiene conto.',
      },
      {
        title: 'Ripetibile',
        text: 'Ogni esecuzione ha un seed. Lo stesso brief con lo stesso seed dà di nuovo gli stessi testi, così confronti ad armi pari.',
      },
    ],
  },
  facts: {
    heading: 'Campi e limiti per piattaforma',
    lead: 'Caratteri per campo. «Visibile» è ciò che si legge prima di «Altro».',
    columns: ['Piattaforma', 'Campo', 'Visibile', 'Massimo'],
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
    note: 'Le piattaforme cambiano i limiti. Quelli di Amazon variano per tipo di annuncio e mercato, Discord non ne pubblica: controlla in gestione inserzioni prima di pubblicare.',
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
        question: 'Quanto costa un’esecuzione?',
        answer:
          'Il prezzo è sul pulsante prima che tu faccia clic. Se l’esecuzione non riesce, o la annulli mentre è in coda, i crediti vengono rimborsati.',
      },
      {
        question: 'Il mio brief viene inviato ad altre aziende?',
        answer:
          'Di norma no. Il copywriter integrato gira sul server che ti mostra questa pagina. L’amministratore del server può collegare un modello linguistico esterno; in quel caso l’informativa sulla privacy deve dirlo.',
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
