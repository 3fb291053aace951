import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {бесплатно} one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'Сначала вход. Всё, что вы заполнили, останется.',
  optional: 'необязательно',
  offline: 'Нет соединения. Продолжим, когда оно вернётся.',
  tooFewCredits: 'Это стоит {cost}, у вас {credits, number}.',
  starting: 'Запуск',
  queued: 'Ждёт своей очереди',
  cancel: 'Остановить',
  cancelled: 'Остановлено. Ничего не списано.',
  failed: 'Не получилось.',
  tryAgain: 'Попробовать снова',
  result: 'Результат',
  preview: 'Предпросмотр',
  previewFree: 'Меняется, пока вы печатаете. Смотреть можно бесплатно.',
  download: 'Скачать {name}',
  copied: 'Скопировано',
  copyFailed: 'Браузер не разрешил копирование',
  decrease: 'Меньше',
  increase: 'Больше',
  missing: 'Заполните это поле.',
  tooLong: 'Не больше {max, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}}.',
  tooShort: 'Не меньше {min, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}}.',
  invalid: 'Похоже, здесь ошибка.',
} satisfies MessagesOf<typeof english>;
