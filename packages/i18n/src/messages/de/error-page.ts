import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Seite nicht gefunden',
    message: 'Seite nicht gefunden: {path}',
    description:
      'Unter dieser Adresse steht nichts. Vielleicht ist die Seite umgezogen, oder im Link steckt ein Tippfehler.',
  },
  internal: {
    title: 'Interner Serverfehler',
    message: 'Interner Serverfehler',
    description:
      'Bei uns ist etwas kaputtgegangen, nicht bei dir. Nichts von deiner Arbeit ist verloren; versuch es gleich noch einmal.',
  },
  status: 'Status {code}',
  home: 'Zur Startseite',
  retry: 'Noch einmal versuchen',
  elsewhere: 'Oder mach hier weiter',
} satisfies MessagesOf<typeof english>;
