import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Anzeigentext-Generator',
  title: `Anzeigentext-Generator mit Zeichenlimits | ${brand.name}`,
  description:
    'Haupttext, Headline und Beschreibung für Meta, TikTok, Google, YouTube, LinkedIn und Amazon, an jedem Limit gezählt, nur aus deinen Fakten.',
  heading: 'Anzeigentexte, die passen, aus den Fakten, die du gibst',
  paragraph:
    'Sag, was du verkaufst und wo die Anzeige läuft. Du bekommst mehrere vollständige Anzeigen, jede mit einem anderen Ansatz, jede in den Grenzen des Netzwerks, jede mit ihrer Zeichenzahl.',
  action: 'Meinen Anzeigentext schreiben',
  tool: {
    heading: 'Anzeigentext schreiben',
    lead: 'Für den Anfang genügen ein Name und ein Vorteil. Zielgruppe, Angebot und Beleg machen aus einem ordentlichen Text einen scharfen.',
  },
  steps: {
    heading: 'So geht es',
    steps: [
      {
        title: 'Brief es wie eine Kollegin',
        text: 'Nenn das Produkt und zähl auf, was es für Käufer tut. Dazu ein Angebot, ein Preis oder ein Beleg, wenn du einen hast.',
      },
      {
        title: 'Wähl Netzwerk, Ton und Sprache',
        text: 'Acht Tonalitäten, von minimal bis dringlich. Das Netzwerk bestimmt, welche Felder du bekommst und wie lang sie sein dürfen.',
      },
      {
        title: 'Vergleichen und kopieren',
        text: 'Jede Karte nennt ihren Ansatz, markiert, was vor dem Knick steht, und lässt sich mit einem Klick kopieren.',
      },
    ],
  },
  difference: {
    heading: 'Was anders ist',
    points: [
      {
        title: 'Keine erfundenen Behauptungen',
        text: 'Eine Zahl, ein Preis, ein Rabatt oder eine Frist im Ergebnis stammt von dir. Steht kein Angebot im Briefing, macht die Anzeige keines.',
      },
      {
        title: 'Verschiedene Ansätze statt fünfmal derselben Zeile',
        text: 'Die Varianten gehen von verschiedenen Kaufgründen aus: Problem, Nutzen, Beleg, Angebot, Moment der Nutzung.',
      },
      {
        title: 'Gezählt, wie das Netzwerk zählt',
        text: 'TikTok und Google zählen ein chinesisches Zeichen doppelt. Meta kürzt den Haupttext nach 125 Zeichen. Der Zähler kennt beides.',
      },
      {
        title: 'Wiederholbar',
        text: 'Jeder Lauf hat einen Seed. Dasselbe Briefing mit demselben Seed ergibt dieselben Texte noch einmal. So werden Tests ehrlich.',
      },
    ],
  },
  facts: {
    heading: 'Felder und Limits nach Netzwerk',
    lead: 'Zeichen pro Feld. „Sichtbar“ ist, was man vor „Mehr“ oder dem Knick liest.',
    columns: ['Netzwerk', 'Feld', 'Sichtbar', 'Maximum'],
    rows: [
      ['Meta-Feed', 'Haupttext', '125', '2.200'],
      ['Meta-Feed', 'Headline', '27–40', '255'],
      ['Meta-Feed', 'Beschreibung', '27–30', '255'],
      ['Meta Storys und Reels', 'Haupttext', '72', '2.200'],
      ['TikTok In-Feed', 'Anzeigentext', '100 (50 auf Chinesisch, Japanisch, Koreanisch)', '100'],
      ['Google Display', 'Headline', '30', '30'],
      ['Google Display', 'Lange Headline', '90', '90'],
      ['Google Display', 'Beschreibung', '90', '90'],
      ['YouTube In-Feed', 'Headline, 2 Zeilen', '40', '40'],
      ['LinkedIn', 'Einleitungstext', '150', '600'],
      ['LinkedIn', 'Headline', '70', '200'],
      ['Amazon', 'Headline', '50', '50'],
    ],
    note: 'Netzwerke ändern ihre Limits. Bei Amazon hängen sie von Anzeigentyp und Marktplatz ab, Discord veröffentlicht keine: Sieh vor dem Buchen in den Anzeigenmanager.',
  },
  questions: {
    heading: 'Fragen zum Anzeigentext-Generator',
    questions: [
      {
        question: 'Was gehört ins Briefing?',
        answer:
          'Der Produktname und zwei bis vier Vorteile in den Worten der Käufer. Gibt es ein Angebot, einen Preis oder einen Beleg (Testergebnis, Garantie, Jahre am Markt), schreib ihn dazu: Das Werkzeug verwendet ihn und übertreibt ihn nicht.',
      },
      {
        question: 'Fügt es Statistiken oder Bewertungen hinzu, die ich nicht genannt habe?',
        answer:
          'Nein. Die Texte entstehen aus deinem Briefing. Zahlen, die nicht darin stehen, erscheinen nicht, und Kunden oder Bewertungen auch nicht.',
      },
      {
        question: 'Was kostet ein Lauf?',
        answer:
          'Der Preis steht auf dem Knopf, bevor du ihn drückst. Schlägt der Lauf fehl oder brichst du ihn ab, solange er wartet, kommen die Credits zurück.',
      },
      {
        question: 'Geht mein Briefing an eine andere Firma?',
        answer:
          'Nicht von Haus aus. Der eingebaute Texter läuft auf dem Server, der dir diese Seite zeigt. Wer den Server betreibt, kann ein fremdes Sprachmodell anschließen; dann muss seine Datenschutzerklärung das sagen.',
      },
      {
        question: 'Darf ich die Texte kommerziell nutzen?',
        answer:
          'Ja. Sie gehören dir, für eigene Kampagnen oder die eines Kunden. Für das, was eine Anzeige verspricht, bleibst du verantwortlich: Lies sie, bevor sie läuft.',
      },
    ],
  },
  callToAction: {
    heading: 'Fünf fertige Anzeigen, bevor der Kaffee kalt ist',
    lead: 'Beginn mit dem Produkt, das als Nächstes dran ist.',
    label: 'Meinen Anzeigentext schreiben',
  },
} satisfies WordsOf<typeof english>;
