import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Olá,',
  code: {
    subject: '{code} é o seu código do {brand}',
    intro: 'Digite este código para concluir a criação da sua conta no {brand}:',
    expiry: 'O código vale uma vez, por {minutes, plural, one {# minuto} other {# minutos}}.',
    warning:
      'Não se cadastrou no {brand}? Ignore este e-mail e não compartilhe o código. Sem ele, nenhuma conta é criada.',
  },
  registered: {
    subject: 'Você já tem uma conta no {brand}',
    intro: 'Alguém, provavelmente você, tentou criar uma conta no {brand} com este e-mail. Você já tem uma.',
    action: 'Entre com sua senha ou com o Google, como sempre.',
    warning: 'Se não foi você, não precisa fazer nada. Sua conta não mudou.',
  },
  reset: {
    subject: '{code} é seu código do {brand} para redefinir a senha',
    intro: 'Digite este código para criar uma nova senha para sua conta no {brand}:',
    warning: 'Não pediu uma nova senha? Ignore este e-mail e não compartilhe o código. Sua senha continua a mesma.',
    why: 'Você recebe este e-mail porque alguém pediu uma nova senha do {brand} com o seu e-mail.',
  },
  noAccount: {
    subject: 'Nenhuma conta do {brand} usa este e-mail',
    intro: 'Alguém, provavelmente você, pediu uma nova senha do {brand} com este e-mail. Ele não tem conta.',
    action: 'Talvez você tenha se cadastrado com outro e-mail. Você também pode criar uma nova conta.',
    warning: 'Se não foi você, não precisa fazer nada.',
  },
  run: {
    subject: 'Seu resultado está pronto: {title}',
    failedSubject: 'Sua criação falhou: {title}',
    done: '“{title}” está pronto no {brand}.',
    failed: 'Não foi possível concluir “{title}”. Os créditos foram devolvidos automaticamente.',
    open: 'Abrir resultado',
    why: 'Você recebe este e-mail porque pediu ao {brand} para avisar quando algo ficar pronto. Desative no menu da sua conta.',
  },
  receipt: {
    subject: 'Seu recibo da {brand}',
    intro: 'Obrigado pelo pagamento. Aqui está o seu recibo.',
    number: 'Fatura {number}',
    where: 'Você encontra todas as faturas no menu da sua conta, em “Pagamentos e faturas”.',
  },
  renewal: {
    subject: 'Seu plano da {brand} renova em {date}',
    intro: '{item} renova em {date} por {price}.',
    action:
      'Para manter o plano, você não precisa fazer nada. Você pode cancelar com um clique em “Créditos e cobrança”.',
  },
  payer: 'Você recebe este e-mail porque comprou algo na {brand}.',
  footer: 'Você recebe este e-mail porque alguém digitou seu e-mail no cadastro do {brand}.',
} satisfies MessagesOf<typeof english>;
