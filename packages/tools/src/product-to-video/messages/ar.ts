import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/ar.ts';
import type english from './en.ts';

export default {
  section: { name: 'من المنتج إلى فيديو', lead: 'حوّل صور المنتج إلى مقاطع قصيرة تُبرزه.' },
  form,
  action:
    '{count, plural, zero {إنشاء المقاطع} one {إنشاء مقطع} two {إنشاء مقطعين} few {إنشاء # مقاطع} many {إنشاء # مقطعًا} other {إنشاء # مقطع}}',
  working: 'جارٍ إنشاء المقطع',
  stages: {
    read: 'قراءة صورك',
    cut: 'إزالة الخلفيات',
    paint: 'بناء المشهد',
    render: 'إخراج الفيديو',
    pack: 'اللمسات الأخيرة',
  },
  ready: 'المقطع جاهز.',
  need: {
    pictures: 'أضف صورة للمنتج أولًا.',
    shot: 'اختر لقطة واحدة على الأقل.',
    ratio: 'اختر صيغة واحدة على الأقل.',
    price: 'أضف سعرًا لعرضه.',
    time: 'اختر لقطات أقل أو مقطعًا أطول.',
  },
  pictures: 'صور المنتج',
  picturesHint: 'حتى 6 صور. مع عدة زوايا يدور المنتج دورة كاملة.',
  shots: 'اللقطات',
  shotsHint: 'اختر حتى 4 لقطات. تُعرض بالترتيب الذي تختاره.',
  moves: {
    parallax: 'عمق متحرك',
    orbit: 'دوران',
    light: 'مرور الضوء',
    macro: 'لقطة قريبة',
    unboxing: 'فتح الصندوق',
    price: 'السعر',
  },
  moveHints: {
    parallax: 'الكاميرا تقترب',
    orbit: 'المنتج يدور',
    light: 'ضوء يمر فوقه',
    macro: 'التفاصيل عن قرب',
    unboxing: 'يخرج من صندوقه',
    price: 'الاسم والسعر',
  },
  place: 'المشهد',
  ownPhoto: 'صورتك',
  words: 'النص',
  title: 'اسم المنتج',
  titleHint: 'يُسمّى به مشروعك وملفاتك. أضف سعرًا ليظهر في المقطع.',
  price: 'السعر',
  pricePlaceholder: '49 ر.س',
  cta: 'دعوة لاتخاذ إجراء',
  clip: 'معاينة المقطع، {ratio}',
  cutting: 'جارٍ إزالة الخلفية…',
  building: 'جارٍ بناء المشهد…',
  noProduct: 'لم نعثر على منتج في هذه الصورة. جرّب صورة أخرى.',
} satisfies MessagesOf<typeof english>;
