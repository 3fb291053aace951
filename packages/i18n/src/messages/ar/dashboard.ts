import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: 'لوحة عمل {product}',
  close: 'إغلاق لوحة العمل',
  loading: 'جارٍ التحميل',
  menu: {
    label: 'الأقسام',
    open: 'فتح القائمة',
    close: 'إغلاق القائمة',
    collapse: 'تضييق الشريط الجانبي',
    expand: 'توسيع الشريط الجانبي',
  },
  groups: {
    things: 'أغراضك',
    make: 'اصنع',
    templates: 'القوالب',
    ads: 'الإعلانات',
  },
  sections: {
    VideoTemplates: { name: 'قوالب الفيديو', lead: 'أفكار للإعلانات، معروضة كما تخرج فعلًا.' },
    Products: {
      name: 'المنتجات',
      lead: 'ما تعلن عنه: معلومات وصور تُحفظ مرة واحدة وتستخدمها كل أداة.',
    },
    Projects: {
      name: 'المشاريع',
      lead: 'كل ما بدأته، مرتبًا حسب آخر تعديل.',
    },
    Videos: {
      name: 'الفيديوهات',
      lead: 'فيديوهاتك المكتملة.',
    },
    Home: {
      name: 'الرئيسية',
      lead: 'ابدأ شيئًا جديدًا أو تابع من حيث توقفت.',
    },
    MyWork: {
      name: 'أعمالي',
      lead: 'كل ما صنعته، الأحدث أولًا.',
    },
  },
  plan: {
    free: 'الخطة المجانية',
    basic: 'الخطة الأساسية',
    pro: 'الخطة الاحترافية',
    upgrade: 'ترقية',
  },
  credits: '{count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  user: {
    menu: 'حساب {name}',
    signOut: 'تسجيل الخروج',
    signingOut: 'جارٍ تسجيل الخروج',
    pricing: 'الخطط والأسعار',
    billing: 'الدفع والفواتير',
  },
  home: {
    greeting: 'ماذا نصنع اليوم يا {name}؟',
    start: {
      label: 'عمّ تعلن؟',
      placeholder: 'مئزر كتان، أو yourshop.com/apron',
      action: 'اصنع إعلانات بالصور',
      others: 'أو اصنع منه',
    },
    tools: 'الأدوات',
    recent: 'أحدث الأعمال',
    all: 'عرض الكل',
    price: {
      free: 'بلا نقاط',
      credits: '{count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
    },
    sample: 'منتج تجريبي',
  },
} satisfies MessagesOf<typeof english>;
