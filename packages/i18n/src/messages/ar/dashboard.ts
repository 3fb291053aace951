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
    collapse: 'طيّ الشريط الجانبي',
    expand: 'توسيع الشريط الجانبي',
  },
  groups: {
    things: 'المكتبة',
    make: 'إنشاء',
    templates: 'القوالب',
    ads: 'الإعلانات',
  },
  sections: {
    AdsLibrary: { name: 'مكتبة الإعلانات', lead: 'ابحث في الإعلانات واعرف ما يستمر عرضه.' },
    MyAds: { name: 'مجموعتي', lead: 'إعلاناتك المحفوظة في مجلدات ومع ملاحظات.' },
    AvatarsTemplates: { name: 'قوالب الشخصيات', lead: 'تعرّف على مقدّمين جاهزين لفيديوهاتك.' },
    Avatars: { name: 'الشخصيات', lead: 'شخصياتك الخاصة وصورها.' },
    VideoTemplates: { name: 'قوالب الفيديو', lead: 'تصفّح أفكار إعلانات فيديو جاهزة للاستخدام فورًا.' },
    Products: {
      name: 'المنتجات',
      lead: 'احفظ منتجاتك مرة واحدة واستخدمها في كل الأدوات.',
    },
    BatchCreation: {
      name: 'الإنشاء بالدفعات',
      lead: 'أنشئ حتى 500 إعلان من جدول واحد.',
    },
    Projects: {
      name: 'الحملات',
      lead: 'اجمع أعمالك في حملات.',
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
      lead: 'كل ما أنشأته، الأحدث أولًا.',
    },
  },
  plan: {
    free: 'الخطة المجانية',
    basic: 'الخطة الأساسية',
    pro: 'الخطة الاحترافية',
    business: 'خطة الأعمال',
    upgrade: 'ترقية',
  },
  credits: '{count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  lowCredits:
    'المتبقي: {count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.',
  getCredits: 'احصل على مزيد من النقاط',
  user: {
    language: 'اللغة',
    theme: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    system: 'مثل الجهاز',
    mail: 'راسلني عند انتهاء العملية',
    feedback: 'إرسال ملاحظات',
    menu: 'حساب {name}',
    signOut: 'تسجيل الخروج',
    signingOut: 'جارٍ تسجيل الخروج',
    pricing: 'الخطط والأسعار',
    account: 'إعدادات الحساب',
    brandKits: 'هويات العلامة',
    usage: 'النقاط والفوترة',
    billing: 'الدفع والفواتير',
    storage: 'مساحة التخزين',
    storageOf: 'استُخدم {used} من {limit}',
    storageUsed: 'استُخدم {used}',
  },
  news: {
    done: '«{title}» جاهز',
    failed: 'تعذّر إكمال «{title}»',
    open: 'فتح',
  },
  feedback: {
    title: 'إرسال ملاحظات',
    rating: 'ما رأيك في {product}؟',
    stars: '{count, plural, zero {# نجمة} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
    text: 'ما الذي ينبغي أن نعرفه؟',
    send: 'إرسال',
    thanks: 'شكرًا على ملاحظاتك',
    close: 'إغلاق',
  },
  home: {
    greeting: 'ما الذي تروّج له اليوم يا {name}؟',
    start: {
      label: 'ما الذي تروّج له؟',
      placeholder: 'مئزر كتان، أو yourshop.com/apron',
      action: 'إنشاء إعلانات بالصور',
      others: 'أو أنشئ',
    },
    tools: 'الأدوات',
    recent: 'أحدث الأعمال',
    all: 'عرض الكل',
    price: {
      free: 'مجانًا',
      credits: '{count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
    },
    sample: 'منتج تجريبي',
  },
} satisfies MessagesOf<typeof english>;
