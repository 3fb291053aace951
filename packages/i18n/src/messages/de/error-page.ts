import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Seite nicht gefunden',
    message: 'Seite nicht gefunden: {path}',
    description:
      'Wir können diese Seite nicht finden. Vielleicht wurde sie verschoben oder der Link enthält einen Tippfehler.',
  },
  internal: {
    title: 'Interner Serverfehler',
    message: 'Interner Serverfehler',
    description: 'Bei uns ist etwas schiefgelaufen. Deine Arbeit ist sicher. Versuch es gleich noch einmal.',
  },
  status: 'Status {code}',
  home: 'Zur Startseite',
  retry: 'Noch einmal versuchen',
  elsewhere: 'Oder mach hier weiter',
} satisfies MessagesOf<typeof english>;
