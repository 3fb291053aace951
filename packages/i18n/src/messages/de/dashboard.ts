import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: '{product}-Dashboard',
  close: 'Dashboard schließen',
  loading: 'Wird geladen',
  menu: {
    label: 'Bereiche',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    collapse: 'Seitenleiste schmal machen',
    expand: 'Seitenleiste breit machen',
  },
  groups: {
    things: 'Deine Sachen',
    make: 'Machen',
    templates: 'Vorlagen',
    ads: 'Anzeigen',
  },
  sections: {
    Home: {
      name: 'Start',
      lead: 'Fang etwas Neues an oder mach weiter, wo du aufgehört hast.',
    },
    MyWork: {
      name: 'Meine Arbeit',
      lead: 'Alles, was du gemacht hast, das Neueste zuerst.',
    },
    AdCopy: {
      name: 'Anzeigentext',
      lead: 'Anzeigentexte, die passen: Jedes Ergebnis wird an den Grenzen seines Netzwerks gezählt.',
    },
    QRCodeGenerator: {
      name: 'QR-Codes',
      lead: 'Codes, die sich scannen lassen: Jeder wird aus dem eigenen Bild zurückgelesen, bevor du ihn bekommst.',
    },
  },
  plan: {
    free: 'Free-Tarif',
    basic: 'Basic-Tarif',
    pro: 'Pro-Tarif',
    upgrade: 'Upgrade',
  },
  credits: '{count, plural, one {# Credit} other {# Credits}}',
  user: {
    menu: 'Konto von {name}',
    signOut: 'Abmelden',
    signingOut: 'Abmeldung läuft',
    pricing: 'Tarife und Preise',
    billing: 'Zahlung und Rechnungen',
  },
  home: {
    greeting: 'Was machen wir heute, {name}?',
    start: {
      label: 'Wofür wirbst du?',
      placeholder: 'Leinenschürze oder deinshop.de/produkte/leinenschuerze',
      action: 'Anzeigen dafür schreiben',
    },
    tools: 'Werkzeuge',
    recent: 'Letzte Arbeiten',
    all: 'Alles ansehen',
    price: {
      free: 'Keine Credits',
      credits: '{count, plural, one {# Credit} other {# Credits}}',
    },
    sample: 'Beispielprodukt',
  },
  work: {
    empty: {
      title: 'Noch nichts hier',
      text: 'Was du machst, erscheint hier mit seinem Fortschritt und bleibt, bis du es wieder brauchst.',
      action: 'Etwas machen',
    },
    filtered: {
      title: 'Noch nichts in dieser Art',
      action: 'Alle Arbeiten zeigen',
    },
    failed: {
      title: 'Deine Arbeiten ließen sich nicht laden',
      text: 'Prüf deine Verbindung und versuch es noch einmal. Nichts ist verloren.',
      retry: 'Noch einmal versuchen',
    },
    filter: 'Zeigen',
    everything: 'Alle Werkzeuge',
    more: 'Mehr zeigen',
    count: '{shown, number} von {total, number}',
    open: '{title} öffnen',
    cancel: '{title} abbrechen',
    untitled: 'Ohne Titel',
    cost: '{count, plural, one {# Credit} other {# Credits}}',
    returned: 'Credits zurückgegeben',
    progress: 'Fortschritt von {title}',
  },
  status: {
    queued: 'Wartet',
    processing: 'In Arbeit',
    succeeded: 'Fertig',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
} satisfies MessagesOf<typeof english>;
