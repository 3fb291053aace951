import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'مرحبًا،',
  code: {
    subject: 'رمزك في {brand} هو {code}',
    intro: 'أدخل هذا الرمز لإكمال إنشاء حسابك في {brand}:',
    expiry:
      'الرمز صالح لمرة واحدة، لمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
    warning:
      'إن لم تكن قد سجّلت للتو في {brand} فلا تعطِ هذا الرمز لأحد. يمكنك تجاهل هذه الرسالة: بدون الرمز لن يُنشأ أي حساب.',
  },
  registered: {
    subject: 'لديك حساب في {brand} بالفعل',
    intro: 'حاول أحدهم، وأنت على الأرجح، إنشاء حساب في {brand} بهذا العنوان. الحساب موجود بالفعل.',
    action: 'سجّل الدخول بكلمة المرور أو عبر Google كما فعلت من قبل.',
    warning: 'إن لم تكن أنت فلا حاجة لفعل شيء: لم يتغير شيء في حسابك.',
  },
  run: {
    subject: 'نتيجتك جاهزة: {title}',
    failedSubject: 'تعذّر إكمال عملك: {title}',
    done: '«{title}» جاهز في {brand}.',
    failed: 'تعذّر إكمال «{title}». أُعيد الرصيد تلقائيًا.',
    open: 'فتح النتيجة',
    why: 'تصلك هذه الرسالة لأنك طلبت من {brand} إبلاغك عند انتهاء العمل. يمكنك إيقافها من قائمة حسابك.',
  },
  footer: 'أرسل {brand} هذه الرسالة لأن هذا العنوان أُدخل في نموذج التسجيل.',
} satisfies MessagesOf<typeof english>;
