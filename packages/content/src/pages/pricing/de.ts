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
    'Free, Basic, Pro und Business: was jeder Tarif kostet, wie viele Credits er im Monat bringt und was daraus wird. Fehlgeschlagenes kostet nichts.',
  heading: 'Preise, die du vor dem Klick kennst',
  paragraph:
    'Jede Arbeit zeigt zuerst ihren Preis in Credits. Dieser Preis wird berechnet, er ist keine Schätzung, und was fehlschlägt, kostet nichts.',
  plans: {
    heading: 'Tarife',
    lead: 'Credits gibt es jeden Monat. Das ganze Produkt ist in jedem Tarif offen; die Tarife unterscheiden sich darin, wie viel du machen kannst.',
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
    heading: 'Was deine Credits ergeben',
    lead: 'Wähl eine Zahl von Credits und sieh, wofür sie reicht. Das sind die echten Preise der Werkzeuge, die heute funktionieren.',
    creditsLabel: 'Credits',
    freeLabel: 'Keine Credits, so viele du willst',
    timesLabel: 'Mal',
    adText: {
      name: 'Ein Anzeigentext-Lauf',
      note: 'Bis zu zehn Varianten von Anzeigentext, Hook, Headline, Skript oder jeder anderen Art.',
    },
    qrCode: {
      name: 'Ein QR-Code',
      note: 'Mit deinen Farben und deinem Logo, durch Zurücklesen geprüft.',
    },
  },
  difference: {
    heading: 'Wie abgerechnet wird',
    points: [
      {
        title: 'Was schiefgeht, kostet nichts',
        text: 'Credits werden beim Start zurückgelegt und erst bei Erfolg abgezogen. Schlägt der Lauf fehl oder brichst du ihn ab, sind sie sofort und vollständig zurück.',
      },
      {
        title: 'Das Angebot ist die Rechnung',
        text: 'Der Preis auf dem Knopf und der Preis in deinem Konto kommen aus derselben Codezeile. Sie können nicht voneinander abweichen.',
      },
      {
        title: 'Ansehen ist frei',
        text: 'Stöbern, Vorschauen, alte Ergebnisse öffnen, kopieren und noch einmal herunterladen kostet nie Credits.',
      },
      {
        title: 'Nichts verlängert sich heimlich',
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
          'Die Einheit, in der Arbeit berechnet wird. Jedes Werkzeug hat einen festen Preis in ganzen Credits, der vor dem Start zu sehen ist. Der Rechner oben führt sie auf.',
      },
      {
        question: 'Was passiert, wenn ein Lauf fehlschlägt?',
        answer:
          'Du zahlst nichts. Die zurückgelegten Credits gehen in dem Moment zurück, in dem der Lauf als fehlgeschlagen gilt, ohne dass du fragen musst.',
      },
      {
        question: 'Und wenn mir das Ergebnis nicht gefällt?',
        answer:
          'Ein gelungener Lauf hat seine Arbeit getan und wird berechnet. Darum sind Läufe günstig, bringen mehrere Varianten auf einmal und zeigen ihren Preis vorher.',
      },
      {
        question: 'Und wenn mir die Credits ausgehen?',
        answer:
          'Dann sagt es der Knopf, und nichts startet. Frühere Ergebnisse bleiben offen, und Werkzeuge ohne Preis, etwa QR-Codes, laufen weiter.',
      },
      {
        question: 'Ist es günstiger, es selbst zu hosten?',
        answer: `Kann sein. ${brand.name} ist Open Source unter der AGPL: Auf deinem Server bestimmst du, was ein Tarif erlaubt, und zahlst den Server.`,
      },
    ],
  },
  callToAction: {
    heading: 'Sieh, was dir die kostenlosen Credits bringen',
    lead: `${figure(plans.free.monthlyCredits)} Credits jeden Monat, ohne Karte, ohne Testphase, die endet.`,
    label: 'Kostenloses Konto anlegen',
  },
} satisfies WordsOf<typeof english>;
