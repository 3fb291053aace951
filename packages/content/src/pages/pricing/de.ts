import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
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
    'Was Free, Basic, Pro und Business kosten, wie viele Credits du bekommst und was du damit erstellst. Fehlgeschlagene Läufe erstatten wir automatisch.',
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
        `${figure(plans.free.storageGigabytes)} GB Speicher`,
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
        `${figure(plans.basic.storageGigabytes)} GB Speicher`,
        'Alles aus Free',
        `${dollars(plans.basic.annualPrice)} bei jährlicher Zahlung statt ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Für Agenturen und Teams mit mehreren Marken',
      points: [
        `${figure(plans.pro.monthlyCredits)} Credits im Monat`,
        `${figure(plans.pro.storageGigabytes)} GB Speicher`,
        'Alles aus Basic',
        `${dollars(plans.pro.annualPrice)} bei jährlicher Zahlung statt ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'Für Unternehmen, die jeden Tag werben',
      points: [
        `${figure(plans.business.monthlyCredits)} Credits im Monat`,
        `${figure(plans.business.storageGigabytes)} GB Speicher`,
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
    priceLabel: 'Preis in Credits:',
    tools: {
      'video-ad': { name: 'Video-Anzeigen', note: 'Ein Video bis 15 Sekunden in einem Format.' },
      'product-to-video': { name: 'Produkt zu Video', note: 'Ein Clip bis 8 Sekunden in einem Format.' },
      'avatar-video': { name: 'Avatar-Video', note: 'Ein Video mit bis zu 250 Zeichen Text.' },
      'talking-photo': { name: 'Sprechendes Foto', note: 'Ein Video mit bis zu 250 Zeichen Text.' },
      'lip-sync': { name: 'Lip-Sync', note: 'Ein Video mit bis zu 250 Zeichen Text.' },
      'video-translation': {
        name: 'Videoübersetzung',
        note: '15 Sekunden Video in einer Sprache. Das Transkript ist kostenlos.',
      },
      'image-ad': { name: 'Bildanzeigen', note: '12 Anzeigenvarianten. Der Export in weiteren Größen ist kostenlos.' },
      'image-ad-clone': {
        name: 'Anzeigen-Cloner',
        note: 'Eine Version einer Referenzanzeige. Die Analyse des Layouts ist kostenlos.',
      },
      'product-image': { name: 'Produktbilder', note: 'Ein Hintergrund in allen gewählten Größen.' },
      'background-removal': {
        name: 'Hintergrund entfernen',
        note: 'Ein Bild. Nachbessern und erneut exportieren ist kostenlos.',
      },
      'image-resizer': {
        name: 'Bildgrößen',
        note: 'Ein Bild in allen gewählten Größen. Über den Rand hinaus generierte Größen kosten je 1 Credit mehr.',
      },
      'gif-banner': { name: 'GIF-Banner', note: 'Ein animiertes Design in bis zu 8 Größen.' },
      banner: { name: 'Banner', note: 'Ein Design in allen gewählten Größen.' },
      poster: { name: 'Poster', note: 'Ein druckfertiges Design in allen gewählten Größen.' },
      'display-ad': { name: 'Display-Anzeigen', note: 'Eine HTML5-Anzeige in allen gewählten Größen.' },
      'ad-copy': {
        name: 'Anzeigentext',
        note: 'Bis zu zehn Varianten von Anzeigentext, Hook, Headline, Skript oder jeder anderen Art.',
      },
      'ppc-preview': { name: 'Vorschau für Suchanzeigen', note: 'Live-Vorschau und Export für Google Ads.' },
      'id-photo': { name: 'Passfotos', note: 'Ein Foto mit Druckbögen. Anpassen ist kostenlos.' },
      'qr-code': { name: 'QR-Codes', note: 'Mit deinen Farben und deinem Logo, vor der Ausgabe per Scan getestet.' },
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
        question: 'Wie bezahle ich einen Tarif?',
        answer:
          'Wähle oben einen Tarif und zahle mit Karte, monatlich oder jährlich. Auch bei jährlicher Zahlung kommen deine Credits jeden Monat. Laufen die Zahlungen hier im Testmodus, steht das an der Kasse und es wird kein Geld abgebucht.',
      },
      {
        question: 'Wie kündige ich?',
        answer:
          'Jederzeit mit einem Klick unter „Credits und Abrechnung“. Der Tarif läuft bis zum Ende des bezahlten Zeitraums, und deine Credits bleiben dir.',
      },
      {
        question: 'Verfallen Credits?',
        answer:
          'Nein. Ungenutzte Credits bleiben in deinem Konto, auch nach der Kündigung. Im Free-Tarif kommen neue in jedem Monat dazu, in dem du ihn nutzt.',
      },
      {
        question: 'Was passiert mit den Credits, wenn eine Zahlung erstattet wird?',
        answer:
          'Das Geld geht auf deine Karte zurück, und die Credits dieser Zahlung werden von deinem Guthaben abgezogen. Schon genutzte Credits berechnen wir nicht: Dein Guthaben fällt nie unter null.',
      },
      {
        question: 'Wo finde ich meine Rechnungen?',
        answer:
          'Unter „Credits und Abrechnung“. Zu jeder Zahlung gibt es eine Rechnung als PDF, und wir schicken dir einen Beleg per E-Mail.',
      },
      {
        question: 'Was ist ein Credit?',
        answer:
          'Die Einheit, in der Läufe berechnet werden. Jeder Lauf zeigt seinen Preis in ganzen Credits, bevor du startest. Der Rechner oben listet alle Tools auf.',
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
        answer: `Dann sagt es dir der Button, und es startet nichts. In jedem Tarif kannst du ${figure(offers.credits_500.credits)} weitere Credits für ${dollars(offers.credits_500.cents / 100)} kaufen. Frühere Ergebnisse bleiben offen, und Tools ohne Preis, etwa QR-Codes, funktionieren weiter.`,
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
