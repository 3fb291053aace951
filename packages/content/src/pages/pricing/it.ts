import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
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
    'Quanto costano Free, Basic, Pro e Business, quanti crediti ricevi e che cosa ci crei. Le esecuzioni non riuscite vengono rimborsate automaticamente.',
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
        `${figure(plans.free.storageGigabytes)} GB di spazio di archiviazione`,
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
        `${figure(plans.basic.storageGigabytes)} GB di spazio di archiviazione`,
        'Tutto ciò che c’è in Free',
        `${dollars(plans.basic.annualPrice)} pagando per anno, invece di ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Per agenzie e team con più marchi',
      points: [
        `${figure(plans.pro.monthlyCredits)} crediti al mese`,
        `${figure(plans.pro.storageGigabytes)} GB di spazio di archiviazione`,
        'Tutto ciò che c’è in Basic',
        `${dollars(plans.pro.annualPrice)} pagando per anno, invece di ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'Per aziende che fanno pubblicità ogni giorno',
      points: [
        `${figure(plans.business.monthlyCredits)} crediti al mese`,
        `${figure(plans.business.storageGigabytes)} GB di spazio di archiviazione`,
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
    priceLabel: 'Prezzo in crediti:',
    tools: {
      'video-ad': { name: 'Annunci video', note: 'Un video fino a 15 secondi, in un formato.' },
      'product-to-video': { name: 'Da prodotto a video', note: 'Una clip fino a 8 secondi, in un formato.' },
      'avatar-video': { name: 'Video con avatar', note: 'Un video con un massimo di 250 caratteri di testo.' },
      'talking-photo': { name: 'Foto parlante', note: 'Un video con un massimo di 250 caratteri di testo.' },
      'lip-sync': { name: 'Lip sync', note: 'Un video con un massimo di 250 caratteri di testo.' },
      'video-translation': {
        name: 'Traduzione video',
        note: '15 secondi di video in una lingua. La trascrizione è gratuita.',
      },
      'image-ad': { name: 'Annunci immagine', note: '12 varianti. Esportarle in altre dimensioni è gratis.' },
      'image-ad-clone': {
        name: 'Clona annunci',
        note: 'Una versione di un annuncio di riferimento. Analizzarne il layout è gratis.',
      },
      'product-image': { name: 'Immagini di prodotto', note: 'Uno sfondo, in tutte le dimensioni che scegli.' },
      'background-removal': {
        name: 'Rimuovi sfondo',
        note: 'Un’immagine. Ritoccarla ed esportarla di nuovo è gratis.',
      },
      'image-resizer': {
        name: 'Ridimensiona immagini',
        note: 'Un’immagine in tutte le dimensioni che scegli. Ogni dimensione generata oltre i bordi costa 1 credito in più.',
      },
      'gif-banner': { name: 'Banner GIF', note: 'Un design animato in un massimo di 8 dimensioni.' },
      banner: { name: 'Banner', note: 'Un design in tutte le dimensioni che scegli.' },
      poster: { name: 'Poster', note: 'Un design pronto per la stampa in tutte le dimensioni che scegli.' },
      'display-ad': { name: 'Annunci display', note: 'Un annuncio HTML5 in tutte le dimensioni che scegli.' },
      'ad-copy': {
        name: 'Testi pubblicitari',
        note: 'Fino a dieci varianti di annuncio, hook, titolo, script o qualsiasi altro tipo.',
      },
      'ppc-preview': {
        name: 'Anteprima annuncio di ricerca',
        note: 'Anteprima dal vivo ed esportazione per Google Ads.',
      },
      'id-photo': { name: 'Fototessere', note: 'Una foto con i fogli di stampa. Modificarla è gratis.' },
      'qr-code': { name: 'Codici QR', note: 'Con i tuoi colori e il tuo logo, scansionato prima di consegnartelo.' },
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
        question: 'Come pago un piano?',
        answer:
          'Scegli un piano qui sopra e paga con carta, al mese o all’anno. Anche pagando all’anno, i crediti arrivano ogni mese. Se qui i pagamenti sono in modalità di prova, la pagina di pagamento lo indica e non c’è nessun addebito.',
      },
      {
        question: 'Come disdico?',
        answer:
          'Quando vuoi, con un clic in «Crediti e fatturazione». Il piano dura fino alla fine del periodo pagato e i crediti restano tuoi.',
      },
      {
        question: 'I crediti scadono?',
        answer:
          'No. I crediti non usati restano nel tuo account, anche dopo la disdetta. Il piano Free aggiunge i suoi in ogni mese in cui lo usi.',
      },
      {
        question: 'Che cosa succede ai crediti se un pagamento viene rimborsato?',
        answer:
          'Il denaro torna sulla tua carta e i crediti di quel pagamento vengono tolti dal saldo. Quelli già usati non si pagano: il saldo non scende mai sotto zero.',
      },
      {
        question: 'Dove trovo le fatture?',
        answer:
          'In «Crediti e fatturazione». Ogni pagamento ha una fattura da scaricare in PDF, e ti inviamo una ricevuta per email.',
      },
      {
        question: 'Che cos’è un credito?',
        answer:
          'L’unità di prezzo delle esecuzioni. Ogni esecuzione mostra il suo prezzo in crediti interi prima di iniziare. Il calcolatore qui sopra elenca tutti gli strumenti.',
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
        answer: `Il pulsante te lo dice e non parte nulla. Con qualsiasi piano puoi acquistare altri ${figure(offers.credits_500.credits)} crediti per ${dollars(offers.credits_500.cents / 100)}. I vecchi risultati restano disponibili, e gli strumenti gratuiti, come i codici QR, continuano a funzionare.`,
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
