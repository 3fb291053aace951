import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {gratis} one {# credit} other {# credits}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'Je logt eerst in. Wat je hebt ingevuld blijft staan.',
  optional: 'optioneel',
  offline: 'Je bent offline. Dit gaat verder zodra de verbinding terug is.',
  tooFewCredits: 'Dit kost {cost}, en je hebt er {credits, number}.',
  starting: 'Starten',
  queued: 'Wacht op zijn beurt',
  cancel: 'Stoppen',
  cancelled: 'Gestopt. Er is niets in rekening gebracht.',
  failed: 'Dit is niet gelukt.',
  tryAgain: 'Opnieuw proberen',
  result: 'Resultaat',
  preview: 'Voorbeeldweergave',
  previewFree: 'Verandert terwijl je typt. Kijken kost niets.',
  download: '{name} downloaden',
  copied: 'Gekopieerd',
  copyFailed: 'Je browser stond kopiëren niet toe',
  decrease: 'Minder',
  increase: 'Meer',
  missing: 'Vul dit in.',
  tooLong: 'Hoogstens {max, plural, one {# teken} other {# tekens}}.',
  tooShort: 'Minstens {min, plural, one {# teken} other {# tekens}}.',
  invalid: 'Dit lijkt niet te kloppen.',
} satisfies MessagesOf<typeof english>;
