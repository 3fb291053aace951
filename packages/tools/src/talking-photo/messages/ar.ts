import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/ar.ts';
import type english from './en.ts';

export default {
  section: { name: 'صورة ناطقة', lead: 'اجعل صورة شخصية تنطق برسالتك.' },
  form,
  action: 'إنشاء الفيديو',
  working: 'جارٍ إنشاء الفيديو',
  stages: {
    look: 'فحص الصورة',
    speak: 'تسجيل التعليق الصوتي',
    animate: 'تحريك الوجه',
    render: 'إخراج الفيديو',
    pack: 'اللمسات الأخيرة',
  },
  ready: 'الفيديو جاهز.',
  need: {
    photo: 'أضف صورة أولًا.',
    script: 'اكتب ما ستقوله الصورة.',
    voice: 'اختر صوتًا.',
    audio: 'ارفع تسجيلًا.',
    consent: 'أكّد أنه يحق لك استخدام هذه الصورة.',
  },
  photo: 'الصورة',
  photoHint: 'شخص بالغ واحد ينظر إلى الكاميرا في إضاءة جيدة.',
  consent: 'حصلت على إذن هذا الشخص لاستخدام صورته وجعلها تتكلم.',
  looking: 'جارٍ البحث عن الوجه…',
  several: 'عثرنا على أكثر من وجه. سيتحدث الوجه المحدَّد.',
  addPhoto: 'أضف صورة لتراها تتكلم.',
  preview: 'معاينة صورتك الناطقة',
  film: 'صورتك الناطقة',
} satisfies MessagesOf<typeof english>;
