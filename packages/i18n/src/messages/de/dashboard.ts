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
    ImageAd: {
      name: 'Bildanzeigen',
      lead: 'Eine Wand fertiger Anzeigen aus einem Produkt: auswählen, bearbeiten, alle Größen mitnehmen.',
    },
    ImageAdsClone: {
      name: 'Anzeigenlayout nachbauen',
      lead: 'Zeig eine Anzeige, die dir gefällt: ihr Aufbau mit deinem Produkt und deinen Worten.',
    },
    ProductImage: { name: 'Produktbilder', lead: 'Dein Produkt in einer Szene, seine eigenen Pixel unberührt.' },
    BackgroundRemoval: {
      name: 'Hintergrund entfernen',
      lead: 'Saubere Freisteller, einer oder viele, mit Pinsel für das letzte Haar.',
    },
    AIIdPhoto: { name: 'Passbilder', lead: 'Nach der Regel des Dokuments eingepasst, mit den Zahlen als Beleg.' },
    ImageResizer: { name: 'Bildgrößen', lead: 'Ein Bild in jeder Größe, ohne dass Wichtiges abgeschnitten wird.' },
    GifBanner: { name: 'GIF-Banner', lead: 'Bewegte Banner, die unter dem Gewichtslimit der Netzwerke bleiben.' },
    Banner: { name: 'Banner', lead: 'Header und Banner in exakten Größen.' },
    Poster: { name: 'Plakate', lead: 'Druckdateien mit Beschnitt und Schnittmarken.' },
    DisplayAd: { name: 'Display-Anzeigen', lead: 'HTML5-Banner mit Click-Tag, bereit zum Hochladen.' },
    PpcPreview: {
      name: 'Vorschau für Suchanzeigen',
      lead: 'Sieh deine Suchanzeige, wie andere sie sehen, in jeder Kombination.',
    },
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
