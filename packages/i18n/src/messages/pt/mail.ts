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
  emailChange: {
    subject: '{code} é seu código do {brand}',
    intro: 'Informe este código para usar este endereço na sua conta do {brand}:',
    warning: 'Não pediu isso? Ignore este e-mail e não compartilhe o código.',
  },
  emailTaken: {
    subject: 'Este endereço já tem uma conta do {brand}',
    intro: 'Alguém, provavelmente você, quis usar este endereço em outra conta do {brand}. Ele já tem uma.',
    warning: 'Se não foi você, não precisa fazer nada. Nada mudou.',
  },
  security: {
    password_changed: 'Sua senha do {brand} foi alterada',
    email_changed: 'O e-mail da sua conta do {brand} foi alterado',
    two_step_on: 'O login em duas etapas foi ativado na sua conta do {brand}',
    two_step_off: 'O login em duas etapas foi desativado na sua conta do {brand}',
    recovery_used: 'Um código de recuperação foi usado para entrar no {brand}',
    key_created: 'Uma chave de API foi criada para sua conta do {brand}',
    deletion_asked: 'Sua conta do {brand} será excluída em {date}',
    deletion: 'Até lá, você pode entrar e mantê-la. Depois, todos os seus arquivos e projetos somem de vez.',
    action: 'Foi você? Então não precisa fazer nada.',
    warning: 'Se não foi, redefina sua senha agora e confira “Onde você está conectado” na sua conta.',
    why: 'Você recebe este e-mail porque ele trata da segurança da sua conta do {brand}.',
  },
  paymentFailed: {
    subject: 'Seu pagamento ao {brand} falhou',
    intro: 'Não foi possível cobrar {price} por {item}. Seu plano continua ativo enquanto tentamos de novo.',
    action: 'Confira sua forma de pagamento em Cobrança, no menu da conta, para manter seu plano.',
  },
  run: {
    subject: 'Seu resultado está pronto: {title}',
    failedSubject: 'Sua criação falhou: {title}',
    done: '“{title}” está pronto no {brand}.',
    failed: 'Não foi possível concluir “{title}”. Os créditos foram devolvidos automaticamente.',
    open: 'Abrir resultado',
    why: 'Você recebe este e-mail porque pediu ao {brand} para avisar quando algo ficar pronto. Desative no menu da sua conta.',
  },
  adNews: {
    subject: 'Novidades sobre {name}',
    intro: 'Há novidades sobre {name}, que você segue no {brand}.',
    started: '{count, plural, one {# anúncio novo} other {# anúncios novos}}',
    changed: '{count, plural, one {# anúncio alterado} other {# anúncios alterados}}',
    stopped: '{count, plural, one {# anúncio encerrado} other {# anúncios encerrados}}',
    open: 'Ver os anúncios',
    stop: 'Parar de receber estes e-mails',
    why: 'Você recebe este e-mail porque segue {name} no {brand}.',
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
