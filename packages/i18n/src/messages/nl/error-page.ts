import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Pagina niet gevonden',
    message: 'Pagina niet gevonden: {path}',
    description: 'Op dit adres staat niets. Misschien is de pagina verhuisd, of zit er een typefout in de link.',
  },
  internal: {
    title: 'Interne serverfout',
    message: 'Interne serverfout',
    description: 'Er ging iets mis bij ons, niet bij jou. Niets van je werk is verloren; probeer het zo nog eens.',
  },
  status: 'Statuscode {code}',
  home: 'Naar de homepage',
  retry: 'Opnieuw proberen',
  elsewhere: 'Of ga hier verder',
} satisfies MessagesOf<typeof english>;
