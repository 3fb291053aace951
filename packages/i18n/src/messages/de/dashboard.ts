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
    VideoTemplates: { name: 'Videovorlagen', lead: 'Ideen für Anzeigen, gezeigt, wie sie wirklich herauskommen.' },
    Products: {
      name: 'Produkte',
      lead: 'Wofür du wirbst: Fakten und Bilder, einmal abgelegt, von jedem Werkzeug genutzt.',
    },
    Projects: {
      name: 'Projekte',
      lead: 'Alles, was du angefangen hast, zuletzt Geändertes zuerst.',
    },
    Videos: {
      name: 'Videos',
      lead: 'Deine fertigen Videos.',
    },
    Home: {
      name: 'Start',
      lead: 'Fang etwas Neues an oder mach weiter, wo du aufgehört hast.',
    },
    MyWork: {
      name: 'Meine Arbeit',
      lead: 'Alles, was du gemacht hast, das Neueste zuerst.',
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
      placeholder: 'Schürze oder deinshop.de/schuerze',
      action: 'Bildanzeigen machen',
      others: 'Oder mach daraus',
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
} satisfies MessagesOf<typeof english>;
