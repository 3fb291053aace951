import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {grátis} one {# crédito} other {# créditos}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'Você entra primeiro. O que preencheu continua aqui.',
  optional: 'opcional',
  offline: 'Você está sem conexão. Continua quando ela voltar.',
  tooFewCredits: 'Custa {cost}, e você tem {credits, number}.',
  starting: 'Iniciando',
  queued: 'Esperando a vez',
  cancel: 'Parar',
  cancelled: 'Parado. Nada foi cobrado.',
  failed: 'Não deu certo.',
  tryAgain: 'Tentar de novo',
  result: 'Resultado',
  preview: 'Prévia',
  previewFree: 'Muda enquanto você digita. Olhar não custa nada.',
  download: 'Baixar {name}',
  copied: 'Copiado',
  copyFailed: 'Seu navegador não permitiu copiar',
  decrease: 'Menos',
  increase: 'Mais',
  missing: 'Preencha este campo.',
  tooLong: 'No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  tooShort: 'No mínimo {min, plural, one {# caractere} other {# caracteres}}.',
  invalid: 'Isto não parece certo.',
} satisfies MessagesOf<typeof english>;
