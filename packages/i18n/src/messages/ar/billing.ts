import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: 'عرض لفترة محدودة: خصم {percent}',
    bannerAction: 'اطّلع على العرض',
    title: 'خصم {percent} على الخطة الأساسية',
    lead: '{credits, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} كل شهر. تُعاد نقاط العمليات الفاشلة تلقائيًا.',
    timeLeft: 'الوقت المتبقي: {time}',
    hours: 'ساعات',
    minutes: 'دقائق',
    seconds: 'ثوانٍ',
    monthly: 'شهريًا',
    annual: 'سنويًا',
    perMonth: 'في الشهر',
    perYear: 'في السنة',
    before: 'السعر السابق: {price}',
    save: 'توفّر {amount}',
    buyMonthly: 'اشترك شهريًا',
    buyAnnual: 'اشترك سنويًا',
    processing: 'جارٍ المعالجة…',
    newTab: 'تُفتح صفحة الدفع في علامة تبويب جديدة.',
    notSetUp: 'لم يُفعَّل الدفع بعد. اطلب من المسؤول تفعيله.',
  },
  payment: {
    failed: 'تعذّرت معالجة الدفع. حاول مرة أخرى لاحقًا.',
    noAddress: 'تعذّر إنشاء عملية الدفع',
  },
  plans: {
    title: 'الخطط',
    lead: 'تُعاد نقاط العمليات الفاشلة تلقائيًا.',
    period: 'دورة الفوترة',
    free: 'مجاني',
    credits:
      '{count, plural, zero {0 نقطة} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} كل شهر',
    current: 'خطتك',
    choose: 'اختر {plan}',
    notSold: 'غير متاح هنا',
    billedMonthly: 'تُدفع كل شهر',
    billedYearly: '{price} تُدفع مرة في السنة',
    offer: 'خصم {percent} لفترة محدودة',
  },
  check: {
    title: 'أكمل الدفع في علامة التبويب الأخرى',
    lead: 'صفحة الدفع مفتوحة في علامة تبويب جديدة. عُد إلى هنا عند الانتهاء.',
    action: 'لقد دفعت',
    later: 'لاحقًا',
    notYet: 'لم تصلنا دفعتك بعد. قد يستغرق ذلك دقيقة.',
    done: 'شكرًا لك. خطتك الآن هي {plan}.',
  },
  names: {
    free: 'المجانية',
    basic: 'الأساسية',
    pro: 'الاحترافية',
  },
  close: 'إغلاق',
} satisfies MessagesOf<typeof english>;
