import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'أفلت الصور أو ألصقها أو اخترها',
    details: 'PNG أو JPEG أو WebP أو GIF أو AVIF، حتى 20 ميغابايت و100 ميغابكسل لكل صورة',
    tooLarge: 'حجم {name} أكبر من 20 ميغابايت.',
    wrongKind: 'لا يمكن استخدام {name} صورةً هنا.',
    cancel: 'إيقاف رفع {name}',
  },
  pictures: {
    picture: 'الصورة {number, number}',
    remove: 'إزالة الصورة {number, number}',
    samples: 'لا شيء لديك الآن؟ جرّب مثالًا:',
    small:
      'هذه الصورة {width, number} × {height, number} بكسل فقط، لذا ستبدو ضبابية. استخدم صورة لا يقل ضلعها الأطول عن {needed, number} بكسل.',
    sampleAd: 'إعلان تجريبي',
    standIn: 'منتج تجريبي إلى أن تختار منتجك.',
    sample: 'مثال إلى أن تضيف صورتك.',
  },
  product: {
    title: 'عمّ تعلن؟',
    placeholder: 'مئزر من الكتان',
    mine: 'منتجاتي',
    mineText: 'تُملأ معلوماته وصوره. تغييرها هنا يغيّر هذا الإعلان وحده.',
    link: 'من رابط',
    linkText: 'نقرأ الاسم والسعر والمعلومات والصور من صفحة المنتج ونحفظه بين منتجاتك.',
    sample: 'منتج للتجربة',
    sampleText: 'جرّب الأداة بمنتج من منتجاتنا. لا وجود لأي من هذه العلامات.',
    search: 'البحث في المنتجات',
    empty: 'لا منتجات هنا. اقرأ منتجًا من رابط أو اكتبه.',
    failed: 'تعذّر تحميل منتجاتك.',
    address: 'عنوان صفحة المنتج',
    read: 'اقرأ الصفحة',
    close: 'إغلاق',
    pictures: 'صور المنتج',
    more: 'المزيد عنه',
    benefits: 'ما يكسبه الناس منه',
    benefitsHint: 'فائدة في كل سطر',
    price: 'السعر',
    currency: 'العملة',
    brand: 'العلامة التجارية',
    audience: 'لمن هو',
    description: 'الوصف',
    logo: 'الشعار',
  },
  sizes: {
    label: 'المقاسات',
    chosen:
      '{count, plural, zero {لا مقاسات} one {مقاس واحد} two {مقاسان} few {# مقاسات} many {# مقاسًا} other {# مقاس}}',
    all: 'الكل',
    none: 'لا شيء',
    allOf: 'الكل من مقاسات {network}',
    noneOf: 'لا شيء من مقاسات {network}',
  },
  files: {
    one: 'تنزيل {name}',
  },
} satisfies MessagesOf<typeof english>;
