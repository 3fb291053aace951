import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Pagina niet gevonden',
    message: 'Pagina niet gevonden: {path}',
    description: 'We kunnen die pagina niet vinden. Ze is misschien verplaatst, of er zit een typefout in de link.',
  },
  internal: {
    title: 'Interne serverfout',
    message: 'Interne serverfout',
    description: 'Er ging iets mis bij ons. Je werk is veilig. Probeer het zo opnieuw.',
  },
  status: 'Statuscode {code}',
  home: 'Naar de homepage',
  retry: 'Opnieuw proberen',
  elsewhere: 'Of ga hier verder',
} satisfies MessagesOf<typeof english>;
