import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'أفلت الصور أو ألصقها أو اخترها',
    details: 'PNG أو JPEG أو WebP أو GIF أو AVIF، حتى 20 ميغابايت و100 ميغابكسل لكل صورة',
    tooLarge: 'حجم {name} أكبر من 20 ميغابايت. استخدم ملفًا أصغر.',
    wrongKind: 'لا يمكن استخدام {name}. ارفع صورة.',
    cancel: 'إيقاف رفع {name}',
  },
  pictures: {
    picture: 'الصورة {number, number}',
    remove: 'إزالة الصورة {number, number}',
    samples: 'لا صورة لديك بعد؟ جرّب مثالًا:',
    small:
      'هذه الصورة {width, number} × {height, number} بكسل فقط، لذا ستبدو ضبابية. استخدم صورة لا يقل ضلعها الأطول عن {needed, number} بكسل.',
    sampleAd: 'إعلان تجريبي',
    standIn: 'منتج تجريبي. اختر منتجك متى شئت.',
    sample: 'صورة تجريبية. ارفع صورتك متى شئت.',
  },
  product: {
    title: 'ما الذي تروّج له؟',
    placeholder: 'مئزر من الكتان',
    mine: 'منتجاتي',
    mineText: 'نملأ التفاصيل والصور. التعديلات هنا تغيّر هذا الإعلان فقط.',
    link: 'من رابط',
    linkText: 'نستورد الاسم والسعر والتفاصيل والصور ونحفظها ضمن منتجاتك.',
    sample: 'منتج تجريبي',
    sampleText: 'جرّب الأداة بمنتج تجريبي. هذه العلامات من نسج الخيال.',
    search: 'البحث في المنتجات',
    empty: 'لا منتجات بعد. استورد منتجًا من رابط أو أدخله يدويًا.',
    failed: 'تعذّر تحميل منتجاتك.',
    address: 'رابط المنتج',
    read: 'استيراد المنتج',
    close: 'إغلاق',
    pictures: 'صور المنتج',
    more: 'تفاصيل المنتج',
    benefits: 'أهم المزايا',
    benefitsHint: 'ميزة في كل سطر',
    price: 'السعر',
    currency: 'العملة',
    brand: 'العلامة التجارية',
    audience: 'الجمهور المستهدف',
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
