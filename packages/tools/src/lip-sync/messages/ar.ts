import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/ar.ts';
import type english from './en.ts';

export default {
  section: { name: 'مزامنة الشفاه', lead: 'امنح الفيديو كلمات جديدة بشفاه متوافقة.' },
  form,
  action: 'إنشاء الفيديو',
  working: 'جارٍ إنشاء الفيديو',
  stages: {
    look: 'جارٍ فحص الفيديو',
    speak: 'تسجيل التعليق الصوتي',
    track: 'جارٍ تتبّع الوجه',
    animate: 'جارٍ مطابقة الشفاه',
    render: 'إخراج الفيديو',
    pack: 'اللمسات الأخيرة',
  },
  ready: 'الفيديو جاهز.',
  need: {
    video: 'أضف فيديو أولًا.',
    face: 'اختر من يتكلم.',
    script: 'اكتب ما يقوله الشخص.',
    voice: 'اختر صوتًا.',
    audio: 'ارفع تسجيلًا.',
    consent: 'أكّد أنه يحق لك استخدام هذا الفيديو.',
  },
  videoHint: 'شخص بالغ واحد يواجه الكاميرا، في لقطة واحدة.',
  uploadDetails:
    'MP4 أو MOV أو WebM، حتى {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  tooLong:
    'هذا الفيديو أطول من {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}. قصّه ثم حاول مرة أخرى.',
  tooShort:
    'هذا الفيديو قصير جدًا. استخدم فيديو لا يقل عن {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  length: 'المدة',
  repeat: 'إذا كان الصوت أطول من الفيديو',
  bounce: 'التشغيل ذهابًا وإيابًا',
  loop: 'البدء من جديد',
  keepRest: 'إذا كان الصوت أقصر، أبقِ بقية الفيديو',
  consent: 'لدي إذن هذا الشخص باستخدام هذا الفيديو وتغيير ما يقوله.',
  looking: 'جارٍ البحث عن الوجه…',
  empty: 'أضف فيديو لشخص يواجه الكاميرا.',
  person: 'الشخص {number, number}',
  found: 'عثرنا على الوجه. يحل الصوت الجديد محل صوت الفيديو.',
  foundOne: 'سيتحدث الشخص {number, number}. اختر وجهًا آخر لتغيير ذلك. يحل الصوت الجديد محل صوت الفيديو.',
  voice: 'معاينة الصوت',
  film: 'الفيديو بمزامنة الشفاه',
  sharpness: 'وضوح الفم {percent} من الأصل',
  weak: 'لا تتوافق الشفاه مع الصوت بما يكفي. حاول مرة أخرى مجانًا: بسرعة أبطأ، أو بصوت أو تسجيل آخر.',
  again: 'حاول مرة أخرى مجانًا',
} satisfies MessagesOf<typeof english>;
