import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Ciao,',
  code: {
    subject: '{code} è il tuo codice {brand}',
    intro: 'Inserisci questo codice per completare la creazione del tuo account {brand}:',
    expiry: 'Il codice vale una volta sola, per {minutes, plural, one {# minuto} other {# minuti}}.',
    warning:
      'Se non ti sei appena registrato a {brand}, non dare questo codice a nessuno. Puoi ignorare questa email: senza il codice non viene creato nessun account.',
  },
  registered: {
    subject: 'Hai già un account {brand}',
    intro:
      'Qualcuno, molto probabilmente tu, ha provato a creare un account {brand} con questo indirizzo. Ne esiste già uno.',
    action: 'Accedi con la password o con Google, come hai sempre fatto.',
    warning: 'Se non sei stato tu, non devi fare nulla: nel tuo account non è cambiato niente.',
  },
  run: {
    subject: 'Il tuo risultato è pronto: {title}',
    failedSubject: 'La tua creazione non è riuscita: {title}',
    done: '«{title}» è pronto in {brand}.',
    failed: 'Non è stato possibile completare «{title}». I crediti sono stati rimborsati automaticamente.',
    open: 'Apri il risultato',
    why: 'Ricevi questa email perché hai chiesto a {brand} di avvisarti quando una creazione è pronta. Puoi disattivarla nel menu del tuo account.',
  },
  footer:
    'Questa email è stata inviata da {brand} perché questo indirizzo è stato inserito nel modulo di registrazione.',
} satisfies MessagesOf<typeof english>;
