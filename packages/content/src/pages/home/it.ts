import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('it');

export default {
  name: 'Pagina iniziale',
  title: `${brand.name}: lo studio di annunci aperto`,
  description:
    'Crea annunci immagine, banner e immagini di prodotto, scrivi testi adatti a ogni piattaforma e codici QR che si leggono. Open source.',
  heading: 'Annunci per ogni piattaforma, dai dati del tuo prodotto.',
  paragraph:
    'Descrivi il prodotto una volta. Ottieni annunci immagine in ogni formato, più testi, titoli e hook nei limiti di Meta, TikTok, Google, YouTube, LinkedIn e Amazon. Non aggiungiamo mai affermazioni che non hai fatto.',
  actions: {
    write: 'Scrivi un annuncio',
    image: 'Crea annunci immagine',
  },
  tool: {
    heading: 'Comincia da un prodotto',
    lead: 'Bastano un nome e due o tre vantaggi. Ogni risultato mostra la lunghezza accanto al limite della piattaforma scelta.',
  },
  steps: {
    heading: 'Dalla pagina bianca al testo finito',
    steps: [
      {
        title: 'Di’ che cosa vendi',
        text: 'Prodotto, vantaggi, pubblico, offerta, prezzo, prova. Lascia fuori ciò che non hai.',
      },
      {
        title: 'Scegli la piattaforma e il tono',
        text: 'Dove esce l’annuncio e come deve suonare. I limiti della piattaforma valgono dalla prima parola.',
      },
      {
        title: 'Scegli quello giusto',
        text: 'Confronta le varianti, guarda quanto si vede prima di «Altro», copia il testo e incollalo nella tua gestione inserzioni.',
      },
    ],
  },
  difference: {
    heading: 'Che cosa noterai',
    points: [
      {
        title: 'Non inventa nulla',
        text: 'Sconti, prezzi, stelle e numeri compaiono solo se sono nel brief. Niente da ritirare a campagna avviata.',
      },
      {
        title: 'Le esecuzioni non riuscite vengono rimborsate automaticamente',
        text: 'Vedi il prezzo prima del clic, ed è quello che paghi. Se un’esecuzione non riesce o la annulli, riavrai i crediti.',
      },
      {
        title: 'Scritto su misura',
        text: 'I testi sono contati come fa la piattaforma e scritti su misura: nessun titolo finisce in puntini per sbaglio.',
      },
      {
        title: 'Anche sul tuo server',
        text: `${brand.name} è open source con licenza AGPL. I suoi strumenti funzionano senza servizi esterni né chiavi API.`,
      },
    ],
  },
  facts: {
    heading: 'Limiti di caratteri per piattaforma',
    lead: 'Caratteri per campo, come li pubblicano le piattaforme. «Visibile» è ciò che si legge prima di «Altro».',
    columns: ['Piattaforma', 'Campo', 'Visibile', 'Massimo'],
    rows: [
      ['Feed di Meta', 'Testo principale', '125', '2200'],
      ['Feed di Meta', 'Titolo', '27–40', '255'],
      ['TikTok nel feed', 'Testo dell’annuncio', '100', '100'],
      ['Ricerca Google', 'Titolo (da 3 a 15)', '30', '30'],
      ['Ricerca Google', 'Descrizione (da 2 a 4)', '90', '90'],
      ['YouTube nel feed', 'Titolo (2 righe)', '40', '40'],
      ['LinkedIn', 'Testo introduttivo', '150', '600'],
      ['LinkedIn', 'Titolo', '70', '200'],
    ],
    note: 'TikTok conta doppi i caratteri cinesi, giapponesi e coreani: 50 bastano a riempire il campo.',
  },
  catalogue: {
    heading: 'Tutto in un solo posto',
    lead: 'Gli strumenti per testi, immagini e annunci video funzionano già. Le pagine su presentatori e ricerca dicono cosa farà lo strumento e cosa puoi preparare.',
  },
  questions: {
    heading: 'Domande',
    questions: [
      {
        question: 'Che cosa posso fare qui oggi?',
        answer:
          'Creare annunci immagine, banner, banner GIF, poster, annunci display, immagini di prodotto e fototessere. Rimuovere sfondi, ridimensionare immagini e clonare il layout di un annuncio. Scrivere dieci tipi di testi e creare codici QR. Generare annunci video con voce, musica e sottotitoli. I video con presentatore e la libreria di annunci non ci sono ancora.',
      },
      {
        question: 'Serve un account?',
        answer:
          'Sì, gratuito. Chiede un’email e una password, nessuna carta. Lavori, risultati e crediti appartengono a quell’account.',
      },
      {
        question: 'Quanto costa?',
        answer: `Il piano gratuito ha ${figure(plans.free.monthlyCredits)} crediti al mese. I codici QR sono gratis in ogni piano. La pagina dei prezzi mostra quanto costa ogni esecuzione.`,
      },
      {
        question: 'Di chi è ciò che creo?',
        answer:
          'Tuo. Usalo in qualsiasi campagna, tua o di un cliente. Nessuna filigrana, nessuna citazione obbligatoria.',
      },
      {
        question: 'Posso farlo girare sul mio server?',
        answer:
          'Sì. L’intero prodotto è open source con licenza AGPL, parte con un comando e tiene database e file in una cartella. Per installazioni più grandi funziona con PostgreSQL.',
      },
    ],
  },
  callToAction: {
    heading: 'Il tuo prossimo annuncio è a poche righe',
    lead: `Account gratuito, ${figure(plans.free.monthlyCredits)} crediti ogni mese, senza carta.`,
    label: 'Crea un account gratuito',
  },
} satisfies WordsOf<typeof english>;
