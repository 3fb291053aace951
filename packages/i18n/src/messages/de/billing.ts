import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: 'Zeitlich begrenzt: {percent} Rabatt',
    bannerAction: 'Angebot ansehen',
    title: '{percent} Rabatt auf den Basic-Tarif',
    lead: '{credits, plural, one {# Credit} other {# Credits}} jeden Monat. Was nicht gelingt, kostet nichts.',
    timeLeft: 'Verbleibende Zeit: {time}',
    hours: 'Stunden',
    minutes: 'Minuten',
    seconds: 'Sekunden',
    monthly: 'Monatlich',
    annual: 'Jährlich',
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    before: 'Vorher: {price}',
    save: 'Du sparst {amount}',
    buyMonthly: 'Monatlich nehmen',
    buyAnnual: 'Jährlich nehmen',
    processing: 'Wird verarbeitet …',
    newTab: 'Du bezahlst auf einer Seite, die sich in einem neuen Tab öffnet.',
    notSetUp:
      'Auf dieser Installation sind keine Zahlungen eingerichtet, darum kann man hier noch nichts kaufen. Wer sie betreibt, schaltet sie mit Preiscodes ein.',
  },
  payment: {
    failed: 'Die Zahlung ist fehlgeschlagen. Bitte versuch es später noch einmal.',
    noAddress: 'Die Zahlung konnte nicht angelegt werden',
  },
  plans: {
    title: 'Tarife',
    lead: 'Was nicht gelingt, kostet nichts: Die Credits kommen zurück.',
    period: 'Abrechnungszeitraum',
    free: 'Kostenlos',
    credits: '{count, plural, one {# Credit} other {# Credits}} jeden Monat',
    current: 'Dein Tarif',
    choose: '{plan} wählen',
    notSold: 'Auf dieser Installation nicht im Verkauf',
    billedMonthly: 'Monatliche Abrechnung',
    billedYearly: '{price}, einmal im Jahr abgerechnet',
    offer: 'Für kurze Zeit {percent} Rabatt',
  },
  check: {
    title: 'Bezahl im anderen Tab zu Ende',
    lead: 'Die Zahlungsseite ist in einem neuen Tab geöffnet. Wenn du dort fertig bist, komm zurück und prüf nach.',
    action: 'Ich habe bezahlt',
    later: 'Später',
    notYet: 'Noch ist nichts angekommen. Das kann eine Minute dauern.',
    done: 'Danke. Du hast jetzt {plan}.',
  },
  names: {
    free: 'Free',
    basic: 'Basic',
    pro: 'Pro',
  },
  close: 'Schließen',
} satisfies MessagesOf<typeof english>;
