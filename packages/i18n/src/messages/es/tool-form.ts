import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {gratis} one {# crédito} other {# créditos}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'Primero inicias sesión. Lo que has rellenado se queda.',
  optional: 'opcional',
  offline: 'No tienes conexión. Continuará cuando vuelva.',
  tooFewCredits: 'Cuesta {cost} y tienes {credits, number}.',
  starting: 'Empezando',
  queued: 'Esperando su turno',
  cancel: 'Parar',
  cancelled: 'Parado. No se ha cobrado nada.',
  failed: 'No ha funcionado.',
  tryAgain: 'Intentar de nuevo',
  result: 'Resultado',
  preview: 'Vista previa',
  previewFree: 'Cambia mientras escribes. Mirar no cuesta nada.',
  download: 'Descargar {name}',
  copied: 'Copiado',
  copyFailed: 'Tu navegador no ha permitido copiar',
  decrease: 'Menos',
  increase: 'Más',
  missing: 'Rellena este campo.',
  tooLong: 'Como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  tooShort: 'Como mínimo {min, plural, one {# carácter} other {# caracteres}}.',
  invalid: 'Esto no parece correcto.',
} satisfies MessagesOf<typeof english>;
