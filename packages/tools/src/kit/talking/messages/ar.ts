import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: 'الكلام المنطوق',
  source: 'مصدر الصوت',
  text: 'نص',
  recording: 'تسجيل',
  script: 'النص المنطوق',
  recordingHint: 'MP3 أو WAV أو M4A، حتى 60 ثانية.',
  chooseRecording: 'رفع تسجيل',
  removeRecording: 'إزالة {name}',
  captions: 'إضافة ترجمة على الشاشة',
  label: 'عرض عبارة «صُنع بالذكاء الاصطناعي»',
  consentHint: 'نحتفظ بتأكيدك مع الفيديو.',
  madeWithAi: 'صُنع بالذكاء الاصطناعي',
  sync: 'تزامن الشفاه {percent} · تأخير {ms, number} مللي ثانية',
  addWords: 'اكتب نصًا لتسمعه.',
  presenter: 'المقدّم',
  outfit: 'الزي',
  outfitNumber: 'الزي {number, number}',
  noPresenter: 'بلا مقدّم',
  presenterHint: 'يقول افتتاحيتك أمام الكاميرا بالصوت الذي تختاره.',
  needVoice: 'اختر صوتًا.',
} satisfies MessagesOf<typeof english>;
