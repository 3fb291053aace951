import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'Folge Marken und Suchen',
    text: 'Melde dich an, um zu sehen, was neu ist, sich geändert hat oder beendet wurde. Auf Wunsch auch per E-Mail.',
    action: 'Anmelden',
  },
  example: {
    title: 'Beispiel: {name} folgen',
    text: 'Aus der Anzeigenbibliothek, in den letzten 12 Monaten.',
  },
  form: {
    kind: 'Wem oder was willst du folgen?',
    brand: 'Marke',
    domain: 'Website',
    keyword: 'Suchbegriffe',
    placeholder: { brand: 'Name der Marke', keyword: 'Laufschuhe' },
    wrong: {
      brand: 'Gib den Namen einer Marke ein.',
      domain: 'Gib eine Website ein, zum Beispiel example.com.',
      keyword: 'Gib mindestens ein Wort ein.',
    },
    follow: 'Folgen',
  },
  following: 'Du folgst',
  empty: {
    title: 'Du folgst noch keiner Marke oder Suche',
    text: 'Gib oben eine Marke, eine Website oder Suchbegriffe ein, oder folge einer Suche in der Anzeigenbibliothek.',
  },
  period: 'Zeitraum',
  lastDays: '{count, plural, one {Letzter Tag} other {Letzte # Tage}}',
  openSearch: 'In der Anzeigenbibliothek öffnen',
  unfollow: 'Nicht mehr folgen',
  emails: 'E-Mail bei Änderungen',
  emailsHint: 'Höchstens einmal am Tag. Jede E-Mail hat einen Link zum Abbestellen.',
  failed: 'Das konnten wir nicht laden.',
  retry: 'Noch einmal versuchen',
  none: {
    title: 'Keine Anzeigen gefunden',
    text: 'Die Anzeigenbibliothek hat dazu noch keine Anzeigen. Wir suchen weiter.',
  },
  newestOnly: 'Basiert auf den neuesten gefundenen Anzeigen.',
  nothing: 'Nichts in diesem Zeitraum.',
  news: 'Neuigkeiten',
  tab: '{name} ({count, number})',
  stats: { running: 'Jetzt aktiv', started: 'Neu', changed: 'Geändert', stopped: 'Beendet' },
  charts: {
    activity: 'Aktive Anzeigen pro Monat',
    started: 'Neu im jeweiligen Monat',
    activityOf: '{month}: {running, number} aktiv, {started, number} neu',
    formats: 'Formate',
    durations: 'Laufzeit',
    days: '{from, number}–{to, number} Tage',
    daysFrom: '{from, number} Tage oder mehr',
  },
  emailsOff: 'E-Mails zu {name} sind abbestellt.',
  linkGone: 'Dieser Link funktioniert nicht mehr.',
} satisfies MessagesOf<typeof english>;
