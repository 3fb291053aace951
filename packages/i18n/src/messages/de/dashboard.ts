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
    collapse: 'Seitenleiste einklappen',
    expand: 'Seitenleiste ausklappen',
  },
  groups: {
    things: 'Bibliothek',
    make: 'Erstellen',
    templates: 'Vorlagen',
    ads: 'Anzeigen',
  },
  sections: {
    VideoTemplates: { name: 'Anzeigenvorlagen', lead: 'Entdecke Anzeigenideen, die du sofort nutzen kannst.' },
    Products: {
      name: 'Produkte',
      lead: 'Speichere deine Produkte einmal und nutze sie in jedem Tool.',
    },
    Projects: {
      name: 'Kampagnen',
      lead: 'Ordne deine Arbeit in Kampagnen.',
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
      lead: 'Alles, was du erstellt hast, Neuestes zuerst.',
    },
  },
  plan: {
    free: 'Free-Tarif',
    basic: 'Basic-Tarif',
    pro: 'Pro-Tarif',
    business: 'Business-Tarif',
    upgrade: 'Upgrade',
  },
  credits: '{count, plural, one {# Credit} other {# Credits}}',
  lowCredits: 'Du hast noch {count, plural, one {# Credit} other {# Credits}}.',
  getCredits: 'Mehr Credits holen',
  user: {
    language: 'Sprache',
    theme: 'Design',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'Wie das Gerät',
    mail: 'E-Mail, wenn ein Lauf fertig ist',
    feedback: 'Feedback senden',
    menu: 'Konto von {name}',
    signOut: 'Abmelden',
    signingOut: 'Abmeldung läuft',
    pricing: 'Tarife und Preise',
    account: 'Kontoeinstellungen',
    usage: 'Credits und Abrechnung',
    billing: 'Zahlung und Rechnungen',
    storage: 'Speicher',
    storageOf: '{used} von {limit} belegt',
    storageUsed: '{used} belegt',
  },
  news: {
    done: '„{title}“ ist fertig',
    failed: '„{title}“ ist fehlgeschlagen',
    open: 'Öffnen',
  },
  feedback: {
    title: 'Feedback senden',
    rating: 'Wie gefällt dir {product}?',
    stars: '{count, plural, one {# Stern} other {# Sterne}}',
    text: 'Was sollten wir wissen?',
    send: 'Senden',
    thanks: 'Danke für dein Feedback',
    close: 'Schließen',
  },
  home: {
    greeting: 'Was bewirbst du heute, {name}?',
    start: {
      label: 'Was bewirbst du?',
      placeholder: 'Schürze oder deinshop.de/schuerze',
      action: 'Bildanzeigen erstellen',
      others: 'Oder erstelle',
    },
    tools: 'Tools',
    recent: 'Letzte Arbeiten',
    all: 'Alles ansehen',
    price: {
      free: 'Kostenlos',
      credits: '{count, plural, one {# Credit} other {# Credits}}',
    },
    sample: 'Beispielprodukt',
  },
} satisfies MessagesOf<typeof english>;
