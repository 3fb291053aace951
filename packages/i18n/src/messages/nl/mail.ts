import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Hallo,',
  code: {
    subject: '{code} is je code voor {brand}',
    intro: 'Vul deze code in om je account bij {brand} af te maken:',
    expiry: 'De code werkt één keer, {minutes, plural, one {# minuut} other {# minuten}} lang.',
    warning:
      'Heb je je niet aangemeld bij {brand}? Negeer deze e-mail en deel de code niet. Zonder code wordt er geen account aangemaakt.',
  },
  registered: {
    subject: 'Je hebt al een {brand}-account',
    intro:
      'Iemand, waarschijnlijk jij, probeerde met dit e-mailadres een {brand}-account aan te maken. Je hebt er al een.',
    action: 'Log in met je wachtwoord of met Google, zoals je gewend bent.',
    warning: 'Was jij dit niet? Dan hoef je niets te doen. Er is niets veranderd aan je account.',
  },
  reset: {
    subject: '{code} is je code voor een nieuw wachtwoord bij {brand}',
    intro: 'Vul deze code in om een nieuw wachtwoord in te stellen voor je {brand}-account:',
    warning:
      'Heb je geen nieuw wachtwoord aangevraagd? Negeer deze e-mail en deel de code niet. Je wachtwoord blijft hetzelfde.',
    why: 'Je krijgt deze e-mail omdat iemand met je e-mailadres een nieuw wachtwoord voor {brand} heeft aangevraagd.',
  },
  noAccount: {
    subject: 'Geen {brand}-account gebruikt dit e-mailadres',
    intro:
      'Iemand, waarschijnlijk jij, heeft met dit e-mailadres een nieuw wachtwoord voor {brand} aangevraagd. Er hoort geen account bij.',
    action: 'Misschien heb je je met een ander e-mailadres aangemeld. Je kunt ook een nieuw account maken.',
    warning: 'Was jij dit niet? Dan hoef je niets te doen.',
  },
  run: {
    subject: 'Je resultaat is klaar: {title}',
    failedSubject: 'Je opdracht is mislukt: {title}',
    done: '‘{title}’ is klaar in {brand}.',
    failed: '‘{title}’ kon niet worden voltooid. De credits zijn automatisch teruggegeven.',
    open: 'Resultaat openen',
    why: 'Je krijgt deze e-mail omdat je {brand} hebt gevraagd je te mailen als een run klaar is. Zet dit uit in je accountmenu.',
  },
  receipt: {
    subject: 'Je bon van {brand}',
    intro: 'Bedankt voor je betaling. Hier is je bon.',
    number: 'Factuur {number}',
    where: 'Je vindt alle facturen in je accountmenu onder ‘Betaling en facturen’.',
  },
  renewal: {
    subject: 'Je abonnement op {brand} wordt verlengd op {date}',
    intro: '{item} wordt op {date} verlengd voor {price}.',
    action:
      'Wil je je abonnement houden, dan hoef je niets te doen. Opzeggen kan met één klik onder ‘Credits en facturering’.',
  },
  payer: 'Je krijgt deze e-mail omdat je iets hebt gekocht bij {brand}.',
  footer: 'Je krijgt deze e-mail omdat iemand je e-mailadres heeft ingevuld op het aanmeldformulier van {brand}.',
} satisfies MessagesOf<typeof english>;
