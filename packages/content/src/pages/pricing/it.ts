import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('it');
const figure = figureIn('it');

export default {
  name: 'Prezzi',
  title: `Prezzi: piani e crediti in chiaro | ${brand.name}`,
  description:
    'Free, Basic, Pro e Business: quanto costa ogni piano, quanti crediti dà al mese e che cosa ne esce. Ciò che fallisce o è annullato non costa nulla.',
  heading: 'Prezzi che vedi prima di premere',
  paragraph:
    'Ogni lavoro mostra prima il prezzo in crediti. Quel prezzo è l’addebito, non una stima, e ciò che fallisce non costa nulla.',
  plans: {
    heading: 'Piani',
    lead: 'I crediti arrivano ogni mese. L’intero prodotto è aperto in ogni piano; cambia quanto puoi fare.',
    free: {
      name: 'Free',
      audience: 'Per provarlo su una campagna vera',
      points: [
        `${figure(plans.free.monthlyCredits)} crediti al mese`,
        'Tutti e dieci i generatori di testo',
        'Codici QR senza consumare crediti',
        'Senza carta',
      ],
    },
    basic: {
      name: 'Basic',
      audience: 'Per un marchio che fa annunci tutto l’anno',
      points: [
        `${figure(plans.basic.monthlyCredits)} crediti al mese`,
        'Tutto ciò che c’è in Free',
        `${dollars(plans.basic.annualPrice)} pagando per anno, invece di ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Per agenzie e team con più marchi',
      points: [
        `${figure(plans.pro.monthlyCredits)} crediti al mese`,
        'Tutto ciò che c’è in Basic',
        `${dollars(plans.pro.annualPrice)} pagando per anno, invece di ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'Per aziende che fanno pubblicità ogni giorno',
      points: [
        `${figure(plans.business.monthlyCredits)} crediti al mese`,
        'Tutto ciò che c’è in Pro',
        `${dollars(plans.business.annualPrice)} pagando per anno, invece di ${dollars(plans.business.monthlyPrice * 12)}`,
      ],
    },
    action: 'Inizia con Free',
  },
  labels: {
    monthly: 'Mensile',
    annual: 'Annuale',
    perMonth: 'al mese',
    perYear: 'all’anno',
    creditsPerMonth: 'crediti al mese',
    free: 'Gratis',
  },
  calculator: {
    heading: 'Che cosa fanno i tuoi crediti',
    lead: 'Scegli un numero di crediti e guarda a che cosa basta. Sono i prezzi veri degli strumenti che funzionano oggi.',
    creditsLabel: 'Crediti',
    freeLabel: 'Senza crediti, quanti ne vuoi',
    timesLabel: 'volte',
    adText: {
      name: 'Una serie di testi',
      note: 'Fino a dieci varianti di annuncio, hook, titolo, script o qualsiasi altro tipo.',
    },
    qrCode: {
      name: 'Un codice QR',
      note: 'Con i tuoi colori e il tuo logo, verificato rileggendolo.',
    },
  },
  difference: {
    heading: 'Come si comporta l’addebito',
    points: [
      {
        title: 'Ciò che non riesce non costa',
        text: 'I crediti sono messi da parte all’avvio e presi solo se riesce. Se fallisce o lo annulli, tornano subito e per intero.',
      },
      {
        title: 'Il preventivo è l’addebito',
        text: 'Il prezzo sul pulsante e quello sul tuo account vengono dalla stessa riga di codice. Non possono differire.',
      },
      {
        title: 'Guardare è gratis',
        text: 'Sfogliare, vedere anteprime, aprire vecchi risultati, copiarli e scaricarli di nuovo non consuma mai crediti.',
      },
      {
        title: 'Nulla si rinnova di nascosto',
        text: 'Ti scriviamo prima di ogni rinnovo, disdici con un clic e ogni pagamento ha la sua fattura. Il piano Free non ha nessuna carta salvata.',
      },
    ],
  },
  questions: {
    heading: 'Domande sui prezzi',
    questions: [
      {
        question: 'Come acquisto un piano e come lo disdico?',
        answer:
          'Scegli un piano qui sopra e paga con carta. Disdici con un clic in «Crediti e fatturazione»: il piano dura fino alla fine del periodo pagato e i crediti restano tuoi. Un rimborso torna sulla tua carta e ritira i suoi crediti non usati.',
      },
      {
        question: 'Che cos’è un credito?',
        answer:
          'L’unità in cui si misura il prezzo del lavoro. Ogni strumento ha un prezzo fisso in crediti interi, mostrato prima di iniziare. Il calcolatore qui sopra li elenca.',
      },
      {
        question: 'Che succede se un lavoro fallisce?',
        answer:
          'Non paghi nulla. I crediti messi da parte tornano nel momento stesso in cui il lavoro è segnato come fallito, senza che tu lo chieda.',
      },
      {
        question: 'E se il risultato non mi piace?',
        answer:
          'Un lavoro riuscito ha fatto la sua parte e si paga. Per questo costa poco, porta più varianti insieme e mostra prima il prezzo.',
      },
      {
        question: 'E se finisco i crediti?',
        answer:
          'Il pulsante lo dice e nulla parte. I vecchi risultati restano aperti, e gli strumenti senza prezzo, come i codici QR, continuano a funzionare.',
      },
      {
        question: 'Costa meno ospitarlo da sé?',
        answer: `Può darsi. ${brand.name} è open source con licenza AGPL: sul tuo server decidi tu che cosa permette un piano, e paghi il server.`,
      },
    ],
  },
  callToAction: {
    heading: 'Guarda che cosa ti danno i crediti gratuiti',
    lead: `${figure(plans.free.monthlyCredits)} crediti ogni mese, senza carta, senza prova che scade.`,
    label: 'Crea un account gratuito',
  },
} satisfies WordsOf<typeof english>;
