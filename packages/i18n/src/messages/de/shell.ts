import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: 'Zum Inhalt springen',
  home: '{product}, Startseite',
  navigation: 'Hauptnavigation',
  menu: {
    open: 'Menü öffnen',
    close: 'Menü schließen',
  },
  tools: 'Tools',
  pageInEnglish: 'Diese Seite gibt es vorerst nur auf Englisch.',
  signIn: 'Anmelden',
  dashboard: 'Dashboard',
  language: {
    choose: 'Sprache: {name}',
    title: 'Sprache',
  },
  theme: {
    toDark: 'Zum dunklen Design wechseln',
    toLight: 'Zum hellen Design wechseln',
  },
  opening: {
    title: '{product} wird geöffnet',
    label: 'Ladefortschritt',
    initializing: 'Wird gestartet …',
    components: 'Bausteine werden geladen …',
    content: 'Inhalt wird vorbereitet …',
    almost: 'Fast fertig …',
    ready: 'Fertig!',
  },
  notices: {
    label: 'Meldungen',
    close: 'Schließen',
    error: 'Fehler',
    partFailed: 'Dieser Teil der Seite ließ sich nicht laden. Bitte lade die Seite neu.',
    reload: 'Neu laden',
  },
  footer: {
    title: 'Alle Seiten',
    promise: 'Anzeigentexte und Bilder aus deinen Produktdetails, bereit für jede Plattform.',
    licence: 'Freie Software unter der AGPL, Version 3 oder neuer.',
  },
} satisfies MessagesOf<typeof english>;
