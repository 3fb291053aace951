import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('de');
const figure = figureIn('de');

export default {
  name: 'Preise',
  title: `Preise: Tarife und Credits im Klartext | ${brand.name}`,
  description:
    'Was Free, Basic und Pro kosten, wie viele Credits du im Monat bekommst und was du damit erstellst. Fehlgeschlagene Läufe werden automatisch erstattet.',
  heading: 'Den Preis kennst du vor dem Klick',
  paragraph:
    'Jeder Lauf zeigt zuerst seinen Preis in Credits. Du zahlst genau das, was du siehst, und fehlgeschlagene Läufe werden automatisch erstattet.',
  plans: {
    heading: 'Tarife',
    lead: 'Jeden Monat bekommst du neue Credits. Jeder Tarif enthält alle Tools; der Unterschied ist, wie viel du erstellen kannst.',
    free: {
      name: 'Free',
      audience: 'Zum Ausprobieren an einer echten Kampagne',
      points: [
        `${figure(plans.free.monthlyCredits)} Credits im Monat`,
        'Alle zehn Textgeneratoren',
        'QR-Codes ohne Credits',
        'Keine Karte nötig',
      ],
    },
    basic: {
      name: 'Basic',
      audience: 'Für eine Marke, die das ganze Jahr wirbt',
      points: [
        `${figure(plans.basic.monthlyCredits)} Credits im Monat`,
        'Alles aus Free',
        `${dollars(plans.basic.annualPrice)} bei jährlicher Zahlung statt ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Für Agenturen und Teams mit mehreren Marken',
      points: [
        `${figure(plans.pro.monthlyCredits)} Credits im Monat`,
        'Alles aus Basic',
        `${dollars(plans.pro.annualPrice)} bei jährlicher Zahlung statt ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'Für Unternehmen, die jeden Tag werben',
      points: [
        `${figure(plans.business.monthlyCredits)} Credits im Monat`,
        'Alles aus Pro',
        `${dollars(plans.business.annualPrice)} bei jährlicher Zahlung statt ${dollars(plans.business.monthlyPrice * 12)}`,
      ],
    },
    action: 'Mit Free starten',
  },
  labels: {
    monthly: 'Monatlich',
    annual: 'Jährlich',
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    creditsPerMonth: 'Credits im Monat',
    free: 'Kostenlos',
  },
  calculator: {
    heading: 'Was du mit deinen Credits bekommst',
    lead: 'Wähl eine Anzahl Credits und sieh, wie weit sie reicht. Das sind die echten Preise der heutigen Tools.',
    creditsLabel: 'Credits',
    freeLabel: 'Keine Credits, so viele du willst',
    timesLabel: 'Mal',
    adText: {
      name: 'Ein Anzeigentext-Lauf',
      note: 'Bis zu zehn Varianten von Anzeigentext, Hook, Headline, Skript oder jeder anderen Art.',
    },
    qrCode: {
      name: 'Ein QR-Code',
      note: 'Mit deinen Farben und deinem Logo, vor der Ausgabe per Scan getestet.',
    },
  },
  difference: {
    heading: 'So funktioniert die Abrechnung',
    points: [
      {
        title: 'Fehlgeschlagene Läufe werden automatisch erstattet',
        text: 'Beim Start werden Credits reserviert und erst bei Erfolg abgezogen. Schlägt der Lauf fehl oder brichst du ihn ab, bekommst du sofort alle zurück.',
      },
      {
        title: 'Du zahlst, was du siehst',
        text: 'Der Preis auf dem Button ist genau der, der deinem Konto abgezogen wird.',
      },
      {
        title: 'Vorschauen sind kostenlos',
        text: 'Stöbern, Vorschauen, alte Ergebnisse öffnen, kopieren und noch einmal herunterladen kostet nie Credits.',
      },
      {
        title: 'Keine bösen Überraschungen',
        text: 'Vor jeder Verlängerung schreiben wir dir, du kündigst mit einem Klick, und zu jeder Zahlung gibt es eine Rechnung. Beim Free-Tarif ist keine Karte hinterlegt.',
      },
    ],
  },
  questions: {
    heading: 'Fragen zu den Preisen',
    questions: [
      {
        question: 'Wie kaufe ich einen Tarif, und wie kündige ich ihn?',
        answer:
          'Wähle oben einen Tarif und zahle mit Karte. Unter „Credits und Abrechnung“ kündigst du mit einem Klick: Der Tarif läuft bis zum Ende des bezahlten Zeitraums, und deine Credits bleiben dir. Eine Erstattung geht auf deine Karte zurück und nimmt ihre ungenutzten Credits zurück.',
      },
      {
        question: 'Was ist ein Credit?',
        answer:
          'Die Einheit, in der Läufe berechnet werden. Jedes Tool hat einen festen Preis in ganzen Credits, den du vor dem Start siehst. Der Rechner oben listet sie auf.',
      },
      {
        question: 'Was passiert, wenn ein Lauf fehlschlägt?',
        answer: 'Du zahlst nichts. Die Credits werden automatisch erstattet, sobald ein Lauf fehlschlägt.',
      },
      {
        question: 'Und wenn mir das Ergebnis nicht gefällt?',
        answer:
          'Ein erfolgreicher Lauf wird berechnet. Darum sind Läufe günstig, bringen mehrere Varianten auf einmal und zeigen ihren Preis vorher.',
      },
      {
        question: 'Und wenn mir die Credits ausgehen?',
        answer:
          'Dann sagt es dir der Button, und es startet nichts. Frühere Ergebnisse bleiben offen, und Tools ohne Preis, etwa QR-Codes, funktionieren weiter.',
      },
      {
        question: 'Ist es günstiger, es selbst zu hosten?',
        answer: `Kann sein. ${brand.name} ist Open Source unter der AGPL: Auf deinem Server bestimmst du, was ein Tarif erlaubt, und zahlst den Server.`,
      },
    ],
  },
  callToAction: {
    heading: 'Sieh, was dir die kostenlosen Credits bringen',
    lead: `${figure(plans.free.monthlyCredits)} Credits jeden Monat, ohne Karte, ohne Zeitlimit.`,
    label: 'Kostenloses Konto anlegen',
  },
} satisfies WordsOf<typeof english>;
