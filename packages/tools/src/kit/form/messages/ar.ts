import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  cost: '{credits, plural, =0 {مجانًا} zero {مجانًا} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'تسجّل الدخول أولًا. ويبقى ما ملأته كما هو.',
  optional: 'اختياري',
  offline: 'أنت غير متصل. يُستأنف هذا عند عودة الاتصال.',
  tooFewCredits: 'التكلفة {cost}، ورصيدك {credits, number}.',
  seePlans: 'عرض الخطط',
  startOver: 'البدء من جديد',
  startedOver: 'تم تفريغ النموذج',
  undo: 'تراجع',
  starting: 'جارٍ البدء',
  queued: 'بانتظار الدور',
  cancel: 'إيقاف',
  cancelled: 'تم الإيقاف. لم يُخصم شيء.',
  failed: 'لم ينجح الأمر.',
  tryAgain: 'حاول مجددًا',
  result: 'النتيجة',
  downloadAll: 'تنزيل الكل',
  preview: 'معاينة',
  previewFree: 'تتغير أثناء الكتابة. النظر لا يكلّف شيئًا.',
  download: 'تنزيل {name}',
  copied: 'تم النسخ',
  copyFailed: 'لم يسمح متصفحك بالنسخ',
  decrease: 'أقل',
  increase: 'أكثر',
  missing: 'يرجى ملء هذا الحقل.',
  tooLong:
    '{max, plural, zero {لا أحرف} one {حرف واحد على الأكثر} two {حرفان على الأكثر} few {# أحرف على الأكثر} many {# حرفًا على الأكثر} other {# حرف على الأكثر}}.',
  tooShort:
    '{min, plural, zero {لا أحرف} one {حرف واحد على الأقل} two {حرفان على الأقل} few {# أحرف على الأقل} many {# حرفًا على الأقل} other {# حرف على الأقل}}.',
  invalid: 'هذا لا يبدو صحيحًا.',
  edits: {
    failed: 'تعذّر فتح تعديلاتك المحفوظة.',
    outdated: 'لا تتضمن هذه الملفات أحدث تعديلاتك.',
    exportAgain: 'صدّر من جديد لتضمين تعديلاتك (مجانًا)',
    version: 'النسخة {revision, number}',
    earlier: 'نسخة سابقة',
    included: 'تعديلاتك مضمّنة.',
  },
} satisfies MessagesOf<typeof english>;
