import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Olá,',
  code: {
    subject: '{code} é o seu código do {brand}',
    intro: 'Digite este código para concluir a criação da sua conta no {brand}:',
    expiry: 'O código vale uma vez, por {minutes, plural, one {# minuto} other {# minutos}}.',
    warning:
      'Se você não acabou de se cadastrar no {brand}, não passe este código a ninguém. Pode ignorar este e-mail: sem o código, nenhuma conta é criada.',
  },
  registered: {
    subject: 'Você já tem uma conta no {brand}',
    intro: 'Alguém, muito provavelmente você, tentou criar uma conta no {brand} com este endereço. Já existe uma.',
    action: 'Entre com a sua senha ou com o Google, como antes.',
    warning: 'Se não foi você, não há nada a fazer: nada mudou na sua conta.',
  },
  run: {
    subject: 'Seu resultado está pronto: {title}',
    failedSubject: 'Sua criação falhou: {title}',
    done: '“{title}” está pronto no {brand}.',
    failed: 'Não foi possível concluir “{title}”. Os créditos foram devolvidos automaticamente.',
    open: 'Abrir resultado',
    why: 'Você recebe este e-mail porque pediu que o {brand} avisasse quando uma criação terminar. Desative no menu da sua conta.',
  },
  footer: 'Este e-mail foi enviado pelo {brand} porque este endereço foi informado no formulário de cadastro.',
} satisfies MessagesOf<typeof english>;
