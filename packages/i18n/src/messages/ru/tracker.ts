import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'Следите за брендами и запросами',
    text: 'Войдите, чтобы видеть, что появилось, изменилось или остановлено, и получать новости по почте.',
    action: 'Войти',
  },
  example: {
    title: 'Пример: следить за {name}',
    text: 'По библиотеке рекламы, за последние 12 месяцев.',
  },
  form: {
    kind: 'За чем следить',
    brand: 'Бренд',
    domain: 'Сайт',
    keyword: 'Ключевые слова',
    placeholder: { brand: 'Название бренда', keyword: 'кроссовки для бега' },
    wrong: {
      brand: 'Введите название бренда.',
      domain: 'Введите сайт, например example.com.',
      keyword: 'Введите хотя бы одно слово.',
    },
    follow: 'Следить',
  },
  following: 'Вы следите',
  empty: {
    title: 'Вы пока ни за чем не следите',
    text: 'Введите выше бренд, сайт или ключевые слова либо следите за запросом в библиотеке рекламы.',
  },
  period: 'Период',
  lastDays:
    '{count, plural, one {Последний # день} few {Последние # дня} many {Последние # дней} other {Последние # дня}}',
  openSearch: 'Открыть в библиотеке рекламы',
  unfollow: 'Перестать следить',
  emails: 'Присылать письмо об изменениях',
  emailsHint: 'Не чаще раза в день. В каждом письме есть ссылка для отписки.',
  failed: 'Не удалось загрузить данные.',
  retry: 'Попробовать ещё раз',
  none: { title: 'Объявлений не найдено', text: 'В библиотеке пока нет таких объявлений. Мы продолжим проверять.' },
  newestOnly: 'По самым новым из найденных объявлений.',
  nothing: 'За этот период ничего нет.',
  news: 'Что нового',
  tab: '{name} ({count, number})',
  stats: { running: 'Идут сейчас', started: 'Новые', changed: 'Изменённые', stopped: 'Остановленные' },
  charts: {
    activity: 'Активные объявления по месяцам',
    started: 'Новые за месяц',
    activityOf: '{month}: активных {running, number}, новых {started, number}',
    formats: 'Форматы',
    durations: 'Срок показа',
    days: '{from, number}–{to, number} дней',
    daysFrom: 'от {from, number} дней',
  },
  emailsOff: 'Письма о «{name}» отключены.',
  linkGone: 'Эта ссылка больше не работает.',
} satisfies MessagesOf<typeof english>;
