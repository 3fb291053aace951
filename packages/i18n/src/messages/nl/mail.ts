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
  emailChange: {
    subject: '{code} is je {brand}-code',
    intro: 'Voer deze code in om dit adres voor je {brand}-account te gebruiken:',
    warning: 'Niet door jou aangevraagd? Negeer deze e-mail en deel de code niet.',
  },
  emailTaken: {
    subject: 'Dit adres heeft al een {brand}-account',
    intro: 'Iemand, waarschijnlijk jij, wilde dit adres voor een ander {brand}-account gebruiken. Het heeft er al een.',
    warning: 'Was jij dit niet? Dan hoef je niets te doen. Er is niets veranderd.',
  },
  security: {
    password_changed: 'Je {brand}-wachtwoord is gewijzigd',
    email_changed: 'Het e-mailadres van je {brand}-account is gewijzigd',
    two_step_on: 'Inloggen in twee stappen is ingeschakeld voor je {brand}-account',
    two_step_off: 'Inloggen in twee stappen is uitgeschakeld voor je {brand}-account',
    recovery_used: 'Er is een herstelcode gebruikt om in te loggen bij {brand}',
    key_created: 'Er is een API-sleutel gemaakt voor je {brand}-account',
    deletion_asked: 'Je {brand}-account wordt verwijderd op {date}',
    deletion: 'Tot die tijd kun je inloggen en het houden. Daarna zijn al je bestanden en projecten voorgoed weg.',
    action: 'Was jij dit? Dan hoef je niets te doen.',
    warning: 'Zo niet, stel dan meteen je wachtwoord opnieuw in en bekijk ‘Waar je bent ingelogd’ in je account.',
    why: 'Je krijgt deze e-mail omdat het om de beveiliging van je {brand}-account gaat.',
  },
  paymentFailed: {
    subject: 'Je {brand}-betaling is mislukt',
    intro:
      'We konden {price} voor {item} niet afschrijven. Je abonnement blijft werken terwijl we het opnieuw proberen.',
    action: 'Controleer je betaalmethode onder Facturering in je accountmenu om je abonnement te houden.',
  },
  run: {
    subject: 'Je resultaat is klaar: {title}',
    failedSubject: 'Je opdracht is mislukt: {title}',
    done: '‘{title}’ is klaar in {brand}.',
    failed: '‘{title}’ kon niet worden voltooid. De credits zijn automatisch teruggegeven.',
    open: 'Resultaat openen',
    why: 'Je krijgt deze e-mail omdat je {brand} hebt gevraagd je te mailen als een run klaar is. Zet dit uit in je accountmenu.',
  },
  adNews: {
    subject: 'Nieuws over {name}',
    intro: 'Er is nieuws over {name}, dat je volgt in {brand}.',
    started: '{count, plural, one {# nieuwe advertentie} other {# nieuwe advertenties}}',
    changed: '{count, plural, one {# gewijzigde advertentie} other {# gewijzigde advertenties}}',
    stopped: '{count, plural, one {# gestopte advertentie} other {# gestopte advertenties}}',
    open: 'Advertenties bekijken',
    stop: 'Afmelden voor deze e-mails',
    why: 'Je krijgt deze e-mail omdat je {name} volgt in {brand}.',
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
