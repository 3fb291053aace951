import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'رابط المنتج أو اسمه',
    placeholder: 'yourshop.com/products/linen-apron',
    submit: 'اكتب إعلاناتي',
    hint: 'نأخذ اسم المنتج من الرابط، وتضيف أنت التفاصيل.',
    sample: 'استخدم منتجًا تجريبيًا',
  },
  sample: {
    product: 'مصباح المكتب «كستريل»',
    description: 'مصباح مكتب نحيف بذراع من البلوط محنيّة يدويًا ومقبض تدوير لتعديل شدة الضوء.',
    benefits: {
      first: 'ضوء دافئ يخفت حتى 2\u200e%\u200e',
      second: 'يُطوى ليستقر في درج',
      third: 'ذراع من البلوط محنيّة يدويًا',
    },
    audience: 'من يعملون حتى وقت متأخر',
    offer: 'خصم 15\u200e%\u200e هذا الأسبوع',
    price: '$89',
  },
  proof: {
    feed: 'الخلاصة',
    story: 'قصة',
    link: 'إعلان برابط',
    code: 'رمز QR لعرض المنتج التجريبي',
    headline: 'العنوان',
    text: 'النص الإعلاني',
    primary: 'النص الأساسي',
    description: 'الوصف',
    path: 'المسار',
    written: 'كتبه {product} لمنتج تجريبي.',
    note: 'منتج تجريبي. كتب {product} النص وأنشأ الرمز، أما التصاميم فرُسمت لهذه الصفحة.',
    pixels: '{width} × {height} بكسل',
  },
  characters: '{count, number} من {limit, number} حرف',
  charactersOnly: '{count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
  contents: 'في هذه الصفحة',
  breadcrumb: 'موقعك الحالي',
  home: 'الرئيسية',
  pricing: {
    period: 'فترة الفوترة',
    choose: 'اختر {plan}',
    billedMonthly: 'فوترة كل شهر',
    billedYearly: '{price} تُدفع مرة في السنة',
  },
} satisfies MessagesOf<typeof english>;
