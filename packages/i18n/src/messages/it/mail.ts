import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Ciao,',
  code: {
    subject: '{code} è il tuo codice {brand}',
    intro: 'Inserisci questo codice per completare la creazione del tuo account {brand}:',
    expiry: 'Il codice vale una volta sola, per {minutes, plural, one {# minuto} other {# minuti}}.',
    warning:
      'Non ti sei registrato a {brand}? Ignora questa email e non condividere il codice. Senza codice non viene creato nessun account.',
  },
  registered: {
    subject: 'Hai già un account {brand}',
    intro: 'Qualcuno, probabilmente tu, ha provato a creare un account {brand} con questa email. Ne hai già uno.',
    action: 'Accedi con la password o con Google, come hai sempre fatto.',
    warning: 'Se non sei stato tu, non devi fare nulla. Il tuo account non è cambiato.',
  },
  reset: {
    subject: '{code} è il tuo codice {brand} per la nuova password',
    intro: 'Inserisci questo codice per scegliere una nuova password per il tuo account {brand}:',
    warning:
      'Non hai chiesto una nuova password? Ignora questa email e non condividere il codice. La tua password resta la stessa.',
    why: 'Ricevi questa email perché qualcuno ha chiesto una nuova password di {brand} con la tua email.',
  },
  noAccount: {
    subject: 'Nessun account {brand} usa questa email',
    intro:
      'Qualcuno, probabilmente tu, ha chiesto una nuova password di {brand} con questa email. Non c’è nessun account.',
    action: 'Forse ti sei registrato con un’altra email. Puoi anche creare un nuovo account.',
    warning: 'Se non sei stato tu, non devi fare nulla.',
  },
  emailChange: {
    subject: '{code} è il tuo codice {brand}',
    intro: 'Inserisci questo codice per usare questo indirizzo con il tuo account {brand}:',
    warning: 'Non l’hai chiesto tu? Ignora questa email e non condividere il codice.',
  },
  emailTaken: {
    subject: 'Questo indirizzo ha già un account {brand}',
    intro: 'Qualcuno, probabilmente tu, voleva usare questo indirizzo per un altro account {brand}. Ne ha già uno.',
    warning: 'Se non sei stato tu, non devi fare nulla. Non è cambiato niente.',
  },
  security: {
    password_changed: 'La tua password {brand} è stata cambiata',
    email_changed: 'L’email del tuo account {brand} è stata cambiata',
    two_step_on: 'L’accesso in due passaggi è stato attivato per il tuo account {brand}',
    two_step_off: 'L’accesso in due passaggi è stato disattivato per il tuo account {brand}',
    recovery_used: 'Un codice di recupero è stato usato per accedere a {brand}',
    key_created: 'È stata creata una chiave API per il tuo account {brand}',
    deletion_asked: 'Il tuo account {brand} sarà eliminato il {date}',
    deletion: 'Fino ad allora puoi accedere e mantenerlo. Poi tutti i tuoi file e progetti spariscono per sempre.',
    action: 'Sei stato tu? Allora non devi fare nulla.',
    warning: 'Altrimenti reimposta subito la password e controlla «Dove hai effettuato l’accesso» nel tuo account.',
    why: 'Ricevi questa email perché riguarda la sicurezza del tuo account {brand}.',
  },
  paymentFailed: {
    subject: 'Il tuo pagamento {brand} non è riuscito',
    intro: 'Non è stato possibile addebitare {price} per {item}. Il tuo piano resta attivo mentre riproviamo.',
    action: 'Controlla il metodo di pagamento in Fatturazione, nel menu del tuo account, per mantenere il piano.',
  },
  run: {
    subject: 'Il tuo risultato è pronto: {title}',
    failedSubject: 'La tua creazione non è riuscita: {title}',
    done: '«{title}» è pronto in {brand}.',
    failed: 'Non è stato possibile completare «{title}». I crediti sono stati rimborsati automaticamente.',
    open: 'Apri il risultato',
    why: 'Ricevi questa email perché hai chiesto a {brand} di scriverti quando un’esecuzione è finita. Puoi disattivarla nel menu del tuo account.',
  },
  adNews: {
    subject: 'Novità su {name}',
    intro: 'Ci sono novità su {name}, che segui in {brand}.',
    started: '{count, plural, one {# nuovo annuncio} other {# nuovi annunci}}',
    changed: '{count, plural, one {# annuncio modificato} other {# annunci modificati}}',
    stopped: '{count, plural, one {# annuncio interrotto} other {# annunci interrotti}}',
    open: 'Vedi gli annunci',
    stop: 'Non ricevere più queste email',
    why: 'Ricevi questa email perché segui {name} in {brand}.',
  },
  receipt: {
    subject: 'La tua ricevuta di {brand}',
    intro: 'Grazie per il pagamento. Ecco la tua ricevuta.',
    number: 'Fattura {number}',
    where: 'Trovi tutte le fatture nel menu del tuo account, in «Pagamenti e fatture».',
  },
  renewal: {
    subject: 'Il tuo piano {brand} si rinnova il {date}',
    intro: '{item}: si rinnova il {date} per {price}.',
    action: 'Se vuoi mantenere il piano, non devi fare nulla. Puoi disdirlo con un clic in «Crediti e fatturazione».',
  },
  payer: 'Ricevi questa email perché hai fatto un acquisto su {brand}.',
  footer: 'Ricevi questa email perché qualcuno ha inserito il tuo indirizzo nel modulo di registrazione di {brand}.',
} satisfies MessagesOf<typeof english>;
