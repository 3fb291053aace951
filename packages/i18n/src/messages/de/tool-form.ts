import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {kostenlos} one {# Credit} other {# Credits}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'Du meldest dich zuerst an. Was du eingetragen hast, bleibt.',
  optional: 'optional',
  offline: 'Du bist offline. Es geht weiter, sobald die Verbindung zurück ist.',
  tooFewCredits: 'Das kostet {cost}, und du hast {credits, number}.',
  starting: 'Startet',
  queued: 'Wartet, bis es dran ist',
  cancel: 'Stoppen',
  cancelled: 'Gestoppt. Nichts wurde berechnet.',
  failed: 'Das hat nicht geklappt.',
  tryAgain: 'Noch einmal versuchen',
  result: 'Ergebnis',
  preview: 'Vorschau',
  previewFree: 'Ändert sich beim Tippen. Ansehen kostet nichts.',
  download: '{name} herunterladen',
  copied: 'Kopiert',
  copyFailed: 'Dein Browser hat das Kopieren nicht erlaubt',
  decrease: 'Weniger',
  increase: 'Mehr',
  missing: 'Bitte füll das aus.',
  tooLong: 'Höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
  tooShort: 'Mindestens {min, plural, one {# Zeichen} other {# Zeichen}}.',
  invalid: 'Das sieht nicht richtig aus.',
} satisfies MessagesOf<typeof english>;
