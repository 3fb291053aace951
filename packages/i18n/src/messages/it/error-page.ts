import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Pagina non trovata',
    message: 'Pagina non trovata: {path}',
    description: 'A questo indirizzo non c’è nulla. La pagina potrebbe essersi spostata, o il link contiene un errore.',
  },
  internal: {
    title: 'Errore interno del server',
    message: 'Errore interno del server',
    description:
      'Si è rotto qualcosa da noi, non da te. Nulla di ciò che hai fatto è andato perso; riprova tra un momento.',
  },
  status: 'Stato {code}',
  home: 'Vai alla pagina iniziale',
  retry: 'Riprova',
  elsewhere: 'Oppure continua da qui',
} satisfies MessagesOf<typeof english>;
