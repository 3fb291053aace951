import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'Volg merken en zoekopdrachten',
    text: 'Log in om te zien wat nieuw, gewijzigd of gestopt is, en krijg het per e-mail.',
    action: 'Inloggen',
  },
  example: {
    title: 'Voorbeeld: {name} volgen',
    text: 'Uit de advertentiebibliotheek, over de afgelopen 12 maanden.',
  },
  form: {
    kind: 'Wat wil je volgen?',
    brand: 'Merk',
    domain: 'Website',
    keyword: 'Zoekwoorden',
    placeholder: { brand: 'Naam van het merk', keyword: 'hardloopschoenen' },
    wrong: {
      brand: 'Vul de naam van een merk in.',
      domain: 'Vul een website in, zoals example.com.',
      keyword: 'Vul minstens één woord in.',
    },
    follow: 'Volgen',
  },
  following: 'Je volgt',
  empty: {
    title: 'Je volgt nog niets',
    text: 'Vul hierboven een merk, een website of zoekwoorden in, of volg een zoekopdracht in de advertentiebibliotheek.',
  },
  period: 'Periode',
  lastDays: '{count, plural, one {Afgelopen dag} other {Afgelopen # dagen}}',
  openSearch: 'Openen in advertentiebibliotheek',
  unfollow: 'Niet meer volgen',
  emails: 'Mail me als er iets verandert',
  emailsHint: 'Hooguit één keer per dag. Elke e-mail heeft een afmeldlink.',
  failed: 'We konden dit niet laden.',
  retry: 'Opnieuw proberen',
  none: {
    title: 'Geen advertenties gevonden',
    text: 'De advertentiebibliotheek heeft hiervoor nog geen advertenties. We blijven zoeken.',
  },
  newestOnly: 'Op basis van de nieuwste gevonden advertenties.',
  nothing: 'Niets in deze periode.',
  news: 'Nieuws',
  tab: '{name} ({count, number})',
  stats: { running: 'Nu actief', started: 'Nieuw', changed: 'Gewijzigd', stopped: 'Gestopt' },
  charts: {
    activity: 'Actieve advertenties per maand',
    started: 'Nieuw in die maand',
    activityOf: '{month}: {running, number} actief, {started, number} nieuw',
    formats: 'Formaten',
    durations: 'Looptijd',
    days: '{from, number}–{to, number} dagen',
    daysFrom: '{from, number} dagen of meer',
  },
  emailsOff: 'E-mails over {name} staan uit.',
  linkGone: 'Deze link werkt niet meer.',
} satisfies MessagesOf<typeof english>;
