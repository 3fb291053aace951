import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/ar.ts';
import type english from './en.ts';

export default {
  section: { name: 'فيديو الشخصية', lead: 'مقدّم يقول رسالتك.' },
  form,
  action: 'إنشاء الفيديو',
  working: 'جارٍ إنشاء الفيديو',
  stages: {
    look: 'جارٍ تجهيز المقدّم',
    speak: 'تسجيل التعليق الصوتي',
    animate: 'تحريك الوجه',
    render: 'إخراج الفيديو',
    pack: 'اللمسات الأخيرة',
  },
  ready: 'الفيديو جاهز.',
  need: {
    script: 'اكتب ما يقوله المقدّم.',
    voice: 'اختر صوتًا.',
    audio: 'ارفع تسجيلًا.',
  },
  loading: 'جارٍ تحميل المقدّم…',
  background: 'الخلفية',
  ownBackground: 'خلفية الصورة نفسها',
  color: 'اللون',
  pickColor: 'اختر لونًا',
  ownImage: 'صورتك',
  product: 'المنتج',
  showProduct: 'عرض منتج',
  productImage: 'صورة المنتج',
  writeScript: 'كتابة نص عن المنتج',
  preview: 'معاينة فيديو الشخصية',
  film: 'فيديو الشخصية الخاص بك',
} satisfies MessagesOf<typeof english>;
