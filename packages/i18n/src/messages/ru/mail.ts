import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Здравствуйте!',
  code: {
    subject: '{code} — ваш код {brand}',
    intro: 'Введите этот код, чтобы завершить создание аккаунта {brand}:',
    expiry:
      'Код сработает один раз и действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
    warning:
      'Если вы не регистрировались сейчас в {brand}, никому не сообщайте этот код. Письмо можно оставить без внимания: без кода аккаунт не создаётся.',
  },
  registered: {
    subject: 'У вас уже есть аккаунт {brand}',
    intro: 'Кто-то, скорее всего вы, пытался создать аккаунт {brand} с этим адресом. Такой аккаунт уже есть.',
    action: 'Войдите по паролю или через Google, как раньше.',
    warning: 'Если это были не вы, ничего делать не нужно: в аккаунте ничего не изменилось.',
  },
  footer: 'Письмо отправлено сервисом {brand}, потому что этот адрес указали в форме регистрации.',
} satisfies MessagesOf<typeof english>;
