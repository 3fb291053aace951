import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('de');

export default {
  name: 'Startseite',
  title: `${brand.name}: das offene Anzeigenstudio für Marketing`,
  description:
    'Erstelle Bildanzeigen, Banner und Produktbilder, schreib Anzeigentexte für jede Plattform und mach QR-Codes, die sich scannen lassen. Open Source.',
  heading: 'Anzeigen für jede Plattform, aus deinen Produktdaten.',
  paragraph:
    'Beschreib das Produkt einmal. Du bekommst Bildanzeigen in jeder Größe, dazu Anzeigentexte, Headlines und Hooks innerhalb der Zeichenlimits von Meta, TikTok, Google, YouTube, LinkedIn und Amazon. Wir fügen nie Aussagen hinzu, die du nicht gemacht hast.',
  actions: {
    write: 'Anzeigentext schreiben',
    image: 'Bildanzeigen erstellen',
  },
  tool: {
    heading: 'Starte mit einem Produkt',
    lead: 'Ein Name und zwei oder drei Vorteile reichen. Jedes Ergebnis zeigt seine Länge neben dem Limit der gewählten Plattform.',
  },
  steps: {
    heading: 'Von der leeren Seite zum fertigen Anzeigentext',
    steps: [
      {
        title: 'Sag, was du verkaufst',
        text: 'Produkt, Vorteile, Zielgruppe, Angebot, Preis, Beleg. Lass weg, was du nicht hast.',
      },
      {
        title: 'Plattform und Tonalität wählen',
        text: 'Wo läuft die Anzeige und wie soll sie klingen? Die Limits der Plattform gelten ab dem ersten Wort.',
      },
      {
        title: 'Die passende Variante wählen',
        text: 'Vergleich die Varianten, sieh, wie viel vor „Mehr ansehen“ steht, kopier den Text und füg ihn in deinen Werbeanzeigenmanager ein.',
      },
    ],
  },
  difference: {
    heading: 'Was dir auffallen wird',
    points: [
      {
        title: 'Keine erfundenen Aussagen',
        text: 'Rabatte, Preise, Sterne und Zahlen erscheinen nur, wenn sie in deinem Briefing stehen. Nichts, was du nach dem Start zurücknehmen musst.',
      },
      {
        title: 'Fehlgeschlagene Läufe werden automatisch erstattet',
        text: 'Du siehst den Preis vor dem Klick, und genau den zahlst du. Schlägt ein Lauf fehl oder brichst du ihn ab, bekommst du die Credits zurück.',
      },
      {
        title: 'Passend geschrieben',
        text: 'Texte werden gezählt, wie die Plattform zählt, und passend geschrieben. Keine Headline endet versehentlich in drei Punkten.',
      },
      {
        title: 'Läuft auch auf deinem Server',
        text: `${brand.name} ist Open Source unter der AGPL. Die Tools funktionieren ohne externen Dienst und ohne API-Schlüssel.`,
      },
    ],
  },
  facts: {
    heading: 'Zeichenlimits nach Plattform',
    lead: 'Zeichen pro Feld, wie die Plattformen sie angeben. „Sichtbar“ ist, was man liest, bevor der Text gekürzt wird.',
    columns: ['Plattform', 'Feld', 'Sichtbar', 'Maximum'],
    rows: [
      ['Meta-Feed', 'Primärer Text', '125', '2.200'],
      ['Meta-Feed', 'Headline', '27–40', '255'],
      ['TikTok In-Feed', 'Anzeigentext', '100', '100'],
      ['Google-Suche', 'Headline (3–15 Stück)', '30', '30'],
      ['Google-Suche', 'Beschreibung (2–4 Stück)', '90', '90'],
      ['YouTube In-Feed', 'Headline (2 Zeilen)', '40', '40'],
      ['LinkedIn', 'Einleitungstext', '150', '600'],
      ['LinkedIn', 'Headline', '70', '200'],
    ],
    note: 'TikTok zählt chinesische, japanische und koreanische Zeichen doppelt: 50 davon füllen das Feld.',
  },
  catalogue: {
    heading: 'Alles an einem Ort',
    lead: 'Die Tools für Text, Bild und Video-Anzeigen funktionieren heute. Die Seiten zu Presentern und Anzeigenrecherche sagen, was kommt und was du vorbereiten kannst.',
  },
  questions: {
    heading: 'Fragen',
    questions: [
      {
        question: 'Was kann ich hier heute tun?',
        answer:
          'Bildanzeigen, Banner, GIF-Banner, Poster, Displayanzeigen, Produktbilder und Passfotos erstellen, Hintergründe entfernen, Bildgrößen ändern und Layouts nachbauen. Dazu zehn Arten von Anzeigentexten und QR-Codes. Video-Anzeigen mit Sprecher, Musik und Untertiteln erstellst du auch. Presenter-Videos und die Anzeigenbibliothek gibt es noch nicht.',
      },
      {
        question: 'Brauche ich ein Konto?',
        answer:
          'Ja, ein kostenloses. Es braucht eine E-Mail-Adresse und ein Passwort, keine Karte. Läufe, Ergebnisse und Credits gehören zu diesem Konto.',
      },
      {
        question: 'Was kostet es?',
        answer: `Der Free-Tarif hat ${figure(plans.free.monthlyCredits)} Credits im Monat. QR-Codes sind in jedem Tarif kostenlos. Was ein Lauf kostet, steht auf der Preisseite.`,
      },
      {
        question: 'Wem gehört, was ich erstelle?',
        answer: 'Dir. Nutz es in jeder Kampagne, für dich oder für Kunden. Kein Wasserzeichen, keine Nennung.',
      },
      {
        question: 'Kann ich es auf meinem eigenen Server betreiben?',
        answer:
          'Ja. Das ganze Produkt ist Open Source unter der AGPL, startet mit einem Befehl und hält Datenbank und Dateien in einem Ordner. Für größere Installationen läuft es mit PostgreSQL.',
      },
    ],
  },
  callToAction: {
    heading: 'Dein nächster Anzeigentext ist ein paar Zeilen entfernt',
    lead: `Kostenloses Konto, ${figure(plans.free.monthlyCredits)} Credits jeden Monat, ohne Karte.`,
    label: 'Kostenloses Konto anlegen',
  },
} satisfies WordsOf<typeof english>;
