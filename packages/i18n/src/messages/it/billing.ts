import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: 'Offerta a tempo: {percent} di sconto',
    bannerAction: 'Vedi l’offerta',
    title: '{percent} di sconto sul piano Basic',
    lead: '{credits, plural, one {# credito} other {# crediti}} ogni mese. Ciò che non riesce non costa nulla.',
    timeLeft: 'Tempo rimasto: {time}',
    hours: 'ore',
    minutes: 'minuti',
    seconds: 'secondi',
    monthly: 'Mensile',
    annual: 'Annuale',
    perMonth: 'al mese',
    perYear: 'all’anno',
    before: 'Prima: {price}',
    save: 'Risparmi {amount}',
    buyMonthly: 'Scegli mensile',
    buyAnnual: 'Scegli annuale',
    processing: 'Elaborazione…',
    newTab: 'Paghi su una pagina che si apre in una nuova scheda.',
    notSetUp:
      'I pagamenti non sono configurati su questa installazione, quindi qui non si può ancora comprare nulla. Chi la gestisce li attiva con i codici prezzo.',
  },
  payment: {
    failed: 'Pagamento non riuscito. Riprova più tardi.',
    noAddress: 'Impossibile creare il pagamento',
  },
  plans: {
    title: 'Piani',
    lead: 'Ciò che non riesce non costa nulla: i crediti tornano.',
    period: 'Periodo di fatturazione',
    free: 'Gratis',
    credits: '{count, plural, one {# credito} other {# crediti}} ogni mese',
    current: 'Il tuo piano',
    choose: 'Scegli {plan}',
    notSold: 'Non in vendita su questa installazione',
    billedMonthly: 'Addebito ogni mese',
    billedYearly: '{price}, una volta all’anno',
    offer: '{percent} di sconto per un tempo limitato',
  },
  check: {
    title: 'Completa il pagamento nell’altra scheda',
    lead: 'La pagina di pagamento è aperta in una nuova scheda. Quando hai finito, torna qui e controlla.',
    action: 'Ho pagato',
    later: 'Più tardi',
    notYet: 'Non è ancora arrivato nulla. Può volerci un minuto.',
    done: 'Grazie. Ora hai il piano {plan}.',
  },
  names: {
    free: 'Free',
    basic: 'Basic',
    pro: 'Pro',
  },
  close: 'Chiudi',
} satisfies MessagesOf<typeof english>;
