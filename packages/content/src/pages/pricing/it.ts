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
    'Quanto costano Free, Basic e Pro, quanti crediti ricevi al mese e che cosa ci crei. Le esecuzioni non riuscite vengono rimborsate automaticamente.',
  heading: 'Il prezzo lo sai prima del clic',
  paragraph:
    'Ogni esecuzione mostra prima il prezzo in crediti. Il prezzo che vedi è quello che paghi, e le esecuzioni non riuscite vengono rimborsate automaticamente.',
  plans: {
    heading: 'Piani',
    lead: 'Ogni mese ricevi nuovi crediti. Ogni piano comprende tutti gli strumenti; cambia quanto puoi creare.',
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
    heading: 'Che cosa ottieni con i tuoi crediti',
    lead: 'Scegli un numero di crediti e guarda fin dove arriva. Sono i prezzi reali degli strumenti di oggi.',
    creditsLabel: 'Crediti',
    freeLabel: 'Senza crediti, quanti ne vuoi',
    timesLabel: 'volte',
    adText: {
      name: 'Un’esecuzione di testi',
      note: 'Fino a dieci varianti di annuncio, hook, titolo, script o qualsiasi altro tipo.',
    },
    qrCode: {
      name: 'Un codice QR',
      note: 'Con i tuoi colori e il tuo logo, scansionato prima di consegnartelo.',
    },
  },
  difference: {
    heading: 'Come funziona l’addebito',
    points: [
      {
        title: 'Le esecuzioni non riuscite vengono rimborsate automaticamente',
        text: 'I crediti vengono riservati all’avvio e addebitati solo se tutto riesce. Se l’esecuzione non riesce o la annulli, li riavrai subito tutti.',
      },
      {
        title: 'Il prezzo che vedi è quello che paghi',
        text: 'Il prezzo sul pulsante è esattamente ciò che viene addebitato al tuo account.',
      },
      {
        title: 'Le anteprime sono gratis',
        text: 'Sfogliare, vedere anteprime, aprire vecchi risultati, copiarli e scaricarli di nuovo non consuma mai crediti.',
      },
      {
        title: 'Nessun rinnovo a sorpresa',
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
          'L’unità di prezzo delle esecuzioni. Ogni strumento ha un prezzo fisso in crediti interi, mostrato prima di iniziare. Il calcolatore qui sopra li elenca.',
      },
      {
        question: 'Che cosa succede se un’esecuzione non riesce?',
        answer: 'Non paghi nulla. I crediti vengono rimborsati automaticamente appena un’esecuzione non riesce.',
      },
      {
        question: 'E se il risultato non mi piace?',
        answer:
          'Un’esecuzione riuscita si paga. Per questo costa poco, porta più varianti insieme e mostra prima il prezzo.',
      },
      {
        question: 'E se finisco i crediti?',
        answer:
          'Il pulsante te lo dice e non parte nulla. I vecchi risultati restano disponibili, e gli strumenti gratuiti, come i codici QR, continuano a funzionare.',
      },
      {
        question: 'Costa meno ospitarlo da sé?',
        answer: `Può darsi. ${brand.name} è open source con licenza AGPL: sul tuo server decidi tu che cosa permette un piano, e paghi il server.`,
      },
    ],
  },
  callToAction: {
    heading: 'Guarda che cosa ti danno i crediti gratuiti',
    lead: `${figure(plans.free.monthlyCredits)} crediti ogni mese, senza carta, senza limiti di tempo.`,
    label: 'Crea un account gratuito',
  },
} satisfies WordsOf<typeof english>;
