import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Anzeigentext-Generator',
  title: `Anzeigentext-Generator mit Zeichenlimits | ${brand.name}`,
  description:
    'Primärer Text, Headline und Beschreibung für Meta, TikTok, Google, YouTube, LinkedIn und Amazon, passend zu jedem Zeichenlimit, nur aus deinen Fakten.',
  heading: 'Anzeigentexte, die passen, aus deinen eigenen Fakten',
  paragraph:
    'Sag uns, was du verkaufst und wo die Anzeige läuft. Du bekommst mehrere fertige Anzeigen, jede mit eigenem Ansatz und innerhalb der Limits der Plattform.',
  action: 'Meinen Anzeigentext schreiben',
  tool: {
    heading: 'Anzeigentext schreiben',
    lead: 'Ein Name und ein Vorteil reichen für den Start. Mit Zielgruppe, Angebot und Beleg wird aus gutem Text sehr guter.',
  },
  steps: {
    heading: 'So funktioniert’s',
    steps: [
      {
        title: 'Beschreib dein Produkt',
        text: 'Nenn das Produkt und was es den Käufern bringt. Dazu Angebot, Preis oder Beleg, wenn du etwas davon hast.',
      },
      {
        title: 'Plattform, Ton und Sprache wählen',
        text: 'Acht Tonalitäten, von minimal bis dringlich. Die Plattform bestimmt, welche Felder du bekommst und wie lang sie sein dürfen.',
      },
      {
        title: 'Vergleichen und kopieren',
        text: 'Jede Karte nennt ihren Ansatz, zeigt, was vor „Mehr ansehen“ zu lesen ist, und lässt sich mit einem Klick kopieren.',
      },
    ],
  },
  difference: {
    heading: 'Was anders ist',
    points: [
      {
        title: 'Keine erfundenen Behauptungen',
        text: 'Jede Zahl, jeder Preis, Rabatt und Termin im Ergebnis stammt von dir. Steht im Briefing kein Angebot, steht auch in der Anzeige keins.',
      },
      {
        title: 'Verschiedene Ansätze statt fünfmal dieselbe Zeile',
        text: 'Die Varianten gehen von verschiedenen Kaufgründen aus: Problem, Nutzen, Beleg, Angebot, Moment der Nutzung.',
      },
      {
        title: 'Gezählt, wie die Plattform zählt',
        text: 'TikTok und Google zählen ein chinesisches Zeichen doppelt. Meta kürzt den primären Text nach 125 Zeichen. Der Zähler kennt beides.',
      },
      {
        title: 'Wiederholbar',
        text: 'Jeder Lauf hat einen Seed. Gleiches Briefing und gleicher Seed ergeben wieder denselben Text. So vergleichst du fair.',
      },
    ],
  },
  facts: {
    heading: 'Felder und Limits nach Plattform',
    lead: 'Zeichen pro Feld. „Sichtbar“ ist, was man vor „Mehr ansehen“ liest.',
    columns: ['Plattform', 'Feld', 'Sichtbar', 'Maximum'],
    rows: [
      ['Meta-Feed', 'Primärer Text', '125', '2.200'],
      ['Meta-Feed', 'Headline', '27–40', '255'],
      ['Meta-Feed', 'Beschreibung', '27–30', '255'],
      ['Meta Storys und Reels', 'Primärer Text', '72', '2.200'],
      ['TikTok In-Feed', 'Anzeigentext', '100 (50 auf Chinesisch, Japanisch, Koreanisch)', '100'],
      ['Google Display', 'Headline', '30', '30'],
      ['Google Display', 'Lange Headline', '90', '90'],
      ['Google Display', 'Beschreibung', '90', '90'],
      ['YouTube In-Feed', 'Headline, 2 Zeilen', '40', '40'],
      ['LinkedIn', 'Einleitungstext', '150', '600'],
      ['LinkedIn', 'Headline', '70', '200'],
      ['Amazon', 'Headline', '50', '50'],
    ],
    note: 'Plattformen ändern ihre Limits. Bei Amazon hängen sie von Anzeigentyp und Marktplatz ab, Discord veröffentlicht keine: Prüf sie vor dem Buchen im Werbeanzeigenmanager.',
  },
  questions: {
    heading: 'Fragen zum Anzeigentext-Generator',
    questions: [
      {
        question: 'Was gehört ins Briefing?',
        answer:
          'Der Produktname und zwei bis vier Vorteile in den Worten deiner Kunden. Gibt es ein Angebot, einen Preis oder einen Beleg (Testergebnis, Garantie, Jahre am Markt), schreib ihn dazu: Das Tool nutzt ihn, ohne zu übertreiben.',
      },
      {
        question: 'Fügt es Statistiken oder Bewertungen hinzu, die ich nicht genannt habe?',
        answer:
          'Nein. Die Texte entstehen aus deinem Briefing. Zahlen, die nicht darin stehen, erscheinen nicht, und Kunden oder Bewertungen auch nicht.',
      },
      {
        question: 'Was kostet ein Lauf?',
        answer:
          'Der Preis steht auf dem Button, bevor du klickst. Schlägt der Lauf fehl oder brichst du ihn ab, solange er wartet, bekommst du die Credits zurück.',
      },
      {
        question: 'Wird mein Briefing an andere Firmen weitergegeben?',
        answer:
          'Standardmäßig nicht. Der eingebaute Texter läuft auf dem Server, der dir diese Seite zeigt. Der Administrator dieses Servers kann ein externes Sprachmodell anbinden; dann muss das in der Datenschutzerklärung stehen.',
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
    lead: 'Starte mit dem Produkt, das als Nächstes dran ist.',
    label: 'Meinen Anzeigentext schreiben',
  },
} satisfies WordsOf<typeof english>;
