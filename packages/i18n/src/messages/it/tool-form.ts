import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {gratis} one {# credito} other {# crediti}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'Prima accedi. Ciò che hai compilato resta.',
  optional: 'facoltativo',
  offline: 'Sei offline. Riprenderà quando torna la connessione.',
  tooFewCredits: 'Costa {cost} e ne hai {credits, number}.',
  starting: 'Avvio',
  queued: 'In attesa del suo turno',
  cancel: 'Ferma',
  cancelled: 'Fermato. Non è stato addebitato nulla.',
  failed: 'Non ha funzionato.',
  tryAgain: 'Riprova',
  result: 'Risultato',
  preview: 'Anteprima',
  previewFree: 'Cambia mentre scrivi. Guardare non costa nulla.',
  download: 'Scarica {name}',
  copied: 'Copiato',
  copyFailed: 'Il browser non ha permesso di copiare',
  decrease: 'Meno',
  increase: 'Più',
  missing: 'Compila questo campo.',
  tooLong: 'Al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  tooShort: 'Almeno {min, plural, one {# carattere} other {# caratteri}}.',
  invalid: 'Questo non sembra corretto.',
} satisfies MessagesOf<typeof english>;
