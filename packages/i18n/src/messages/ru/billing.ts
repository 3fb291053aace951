import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: 'Ограниченное предложение: скидка {percent}',
    bannerAction: 'Посмотреть',
    title: 'Скидка {percent} на тариф Basic',
    lead: '{credits, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}} каждый месяц. За неудачи платить не нужно.',
    timeLeft: 'Осталось: {time}',
    hours: 'часы',
    minutes: 'минуты',
    seconds: 'секунды',
    monthly: 'На месяц',
    annual: 'На год',
    perMonth: 'в месяц',
    perYear: 'в год',
    before: 'Раньше: {price}',
    save: 'Экономия {amount}',
    buyMonthly: 'Взять на месяц',
    buyAnnual: 'Взять на год',
    processing: 'Обработка…',
    newTab: 'Оплата проходит на странице, которая откроется в новой вкладке.',
    notSetUp:
      'На этой установке оплата не настроена, поэтому купить здесь пока ничего нельзя. Тот, кто её ведёт, включает оплату кодами цен.',
  },
  payment: {
    failed: 'Не удалось провести платёж. Попробуйте позже.',
    noAddress: 'Не удалось создать платёж',
  },
  plans: {
    title: 'Тарифы',
    lead: 'За неудачи платить не нужно: кредиты возвращаются.',
    period: 'Период оплаты',
    free: 'Бесплатно',
    credits: '{count, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}} каждый месяц',
    current: 'Ваш тариф',
    choose: 'Выбрать {plan}',
    notSold: 'На этой установке не продаётся',
    billedMonthly: 'Оплата каждый месяц',
    billedYearly: '{price}, раз в год',
    offer: 'Скидка {percent} на ограниченное время',
  },
  check: {
    title: 'Завершите оплату в другой вкладке',
    lead: 'Страница оплаты открыта в новой вкладке. Когда закончите, вернитесь и проверьте.',
    action: 'Оплата прошла',
    later: 'Позже',
    notYet: 'Пока ничего не пришло. Это может занять минуту.',
    done: 'Спасибо. Теперь у вас тариф {plan}.',
  },
  names: {
    free: 'Free',
    basic: 'Basic',
    pro: 'Pro',
  },
  close: 'Закрыть',
} satisfies MessagesOf<typeof english>;
