import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'تابع العلامات التجارية وعمليات البحث',
    text: 'سجّل الدخول لترى الجديد والمتغيّر والمتوقف، ويصلك ذلك بالبريد الإلكتروني.',
    action: 'تسجيل الدخول',
  },
  example: {
    title: 'مثال: متابعة {name}',
    text: 'من مكتبة الإعلانات، خلال آخر 12 شهرًا.',
  },
  form: {
    kind: 'ما الذي تريد متابعته؟',
    brand: 'علامة تجارية',
    domain: 'موقع إلكتروني',
    keyword: 'كلمات مفتاحية',
    placeholder: { brand: 'اسم العلامة التجارية', keyword: 'أحذية جري' },
    wrong: {
      brand: 'أدخل اسم علامة تجارية.',
      domain: 'أدخل موقعًا إلكترونيًا، مثل example.com.',
      keyword: 'أدخل كلمة واحدة على الأقل.',
    },
    follow: 'متابعة',
  },
  following: 'ما تتابعه',
  empty: {
    title: 'لا تتابع شيئًا بعد',
    text: 'أدخل أعلاه علامة تجارية أو موقعًا إلكترونيًا أو كلمات مفتاحية، أو تابع عملية بحث في مكتبة الإعلانات.',
  },
  period: 'الفترة',
  lastDays:
    '{count, plural, zero {اليوم} one {آخر يوم} two {آخر يومين} few {آخر # أيام} many {آخر # يومًا} other {آخر # يوم}}',
  openSearch: 'فتح في مكتبة الإعلانات',
  unfollow: 'إلغاء المتابعة',
  emails: 'أرسل إليّ بريدًا إلكترونيًا عند حدوث تغيير',
  emailsHint: 'مرة واحدة في اليوم على الأكثر. في كل رسالة رابط لإيقافها.',
  failed: 'تعذّر التحميل.',
  retry: 'إعادة المحاولة',
  none: { title: 'لم نعثر على إعلانات', text: 'لا توجد في مكتبة الإعلانات إعلانات عن هذا بعد. سنواصل التحقق.' },
  newestOnly: 'استنادًا إلى أحدث الإعلانات التي عُثر عليها.',
  nothing: 'لا شيء في هذه الفترة.',
  news: 'الجديد',
  tab: '{name} ({count, number})',
  stats: { running: 'نشطة الآن', started: 'جديدة', changed: 'متغيّرة', stopped: 'متوقفة' },
  charts: {
    activity: 'الإعلانات النشطة حسب الشهر',
    started: 'جديدة في ذلك الشهر',
    activityOf: '{month}: {running, number} نشطة، {started, number} جديدة',
    formats: 'الأشكال',
    durations: 'مدة العرض',
    days: '{from, number}–{to, number} (أيام)',
    daysFrom: '{from, number} يومًا فأكثر',
  },
  emailsOff: 'أُوقفت الرسائل عن {name}.',
  linkGone: 'لم يعد هذا الرابط يعمل.',
} satisfies MessagesOf<typeof english>;
