import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  cost: '{credits, plural, =0 {مجانًا} zero {مجانًا} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'سجّل الدخول للمتابعة. سنحتفظ بما أدخلته.',
  optional: 'اختياري',
  offline: 'أنت غير متصل. سنحاول مجددًا عند عودة الاتصال.',
  tooFewCredits: 'تكلفة هذه العملية {cost} ورصيدك {credits, number}.',
  seePlans: 'عرض الخطط',
  starting: 'جارٍ البدء',
  queued: 'في قائمة الانتظار',
  cancel: 'إيقاف',
  cancelled: 'تم الإيقاف. لم يُخصم شيء.',
  failed: 'حدث خطأ.',
  tryAgain: 'حاول مجددًا',
  result: 'النتيجة',
  downloadAll: 'تنزيل الكل',
  preview: 'معاينة',
  previewFree: 'معاينة مباشرة · مجانًا',
  download: 'تنزيل {name}',
  copied: 'تم النسخ',
  copyFailed: 'لم يسمح متصفحك بالنسخ',
  decrease: 'تقليل',
  increase: 'زيادة',
  missing: 'املأ هذا الحقل.',
  tooLong:
    '{max, plural, zero {لا أحرف} one {حرف واحد على الأكثر} two {حرفان على الأكثر} few {# أحرف على الأكثر} many {# حرفًا على الأكثر} other {# حرف على الأكثر}}.',
  tooShort:
    '{min, plural, zero {لا أحرف} one {حرف واحد على الأقل} two {حرفان على الأقل} few {# أحرف على الأقل} many {# حرفًا على الأقل} other {# حرف على الأقل}}.',
  invalid: 'راجع هذا الحقل.',
  edits: {
    failed: 'تعذّر فتح تعديلاتك المحفوظة.',
    deleted: 'حُذف هذا المشروع، لذا لم يعد بالإمكان تعديل إعلاناته.',
    toMyWork: 'انتقل إلى أعمالي',
    outdated: 'لا تتضمن هذه الملفات أحدث تعديلاتك.',
    exportAgain: 'صدّر من جديد لتضمين تعديلاتك (مجانًا)',
    version: 'النسخة {revision, number}',
    earlier: 'نسخة سابقة',
    included: 'تعديلاتك مضمّنة.',
  },
} satisfies MessagesOf<typeof english>;
