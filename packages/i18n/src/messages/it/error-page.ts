import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Pagina non trovata',
    message: 'Pagina non trovata: {path}',
    description: 'Non troviamo questa pagina. Forse è stata spostata o il link contiene un errore.',
  },
  internal: {
    title: 'Errore interno del server',
    message: 'Errore interno del server',
    description: 'Qualcosa non ha funzionato da parte nostra. Il tuo lavoro è al sicuro. Riprova tra poco.',
  },
  status: 'Stato {code}',
  home: 'Vai alla pagina iniziale',
  retry: 'Riprova',
  elsewhere: 'Oppure continua da qui',
} satisfies MessagesOf<typeof english>;
