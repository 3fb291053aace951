import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Hallo,',
  code: {
    subject: '{code} is je code voor {brand}',
    intro: 'Vul deze code in om je account bij {brand} af te maken:',
    expiry: 'De code werkt één keer, {minutes, plural, one {# minuut} other {# minuten}} lang.',
    warning:
      'Heb je je niet net bij {brand} aangemeld, geef deze code dan aan niemand. Je kunt deze e-mail negeren: zonder de code wordt er geen account gemaakt.',
  },
  registered: {
    subject: 'Je hebt al een account bij {brand}',
    intro: 'Iemand, waarschijnlijk jij, probeerde met dit adres een account bij {brand} te maken. Dat bestaat al.',
    action: 'Log in met je wachtwoord of met Google, zoals je eerder deed.',
    warning: 'Was jij dit niet, dan hoef je niets te doen: aan je account is niets veranderd.',
  },
  run: {
    subject: 'Je resultaat is klaar: {title}',
    failedSubject: 'Je opdracht is mislukt: {title}',
    done: '‘{title}’ is klaar in {brand}.',
    failed: '‘{title}’ kon niet worden voltooid. De credits zijn automatisch teruggegeven.',
    open: 'Resultaat openen',
    why: 'Je krijgt deze e-mail omdat je {brand} hebt gevraagd te melden wanneer een opdracht klaar is. Zet dit uit in je accountmenu.',
  },
  footer: 'Deze e-mail is verstuurd door {brand} omdat dit adres op het aanmeldformulier is ingevuld.',
} satisfies MessagesOf<typeof english>;
