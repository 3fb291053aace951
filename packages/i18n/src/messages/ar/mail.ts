import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'مرحبًا،',
  code: {
    subject: 'رمزك في {brand} هو {code}',
    intro: 'أدخل هذا الرمز لإكمال إنشاء حسابك في {brand}:',
    expiry:
      'الرمز صالح لمرة واحدة، لمدة {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
    warning: 'لم تسجّل في {brand}؟ تجاهل هذه الرسالة ولا تشارك الرمز. لا يُنشأ أي حساب من دونه.',
  },
  registered: {
    subject: 'لديك حساب في {brand} بالفعل',
    intro: 'حاول شخص ما، وربما أنت، إنشاء حساب في {brand} بهذا البريد. لديك حساب بالفعل.',
    action: 'سجّل الدخول بكلمة المرور أو عبر Google كالمعتاد.',
    warning: 'إن لم تكن أنت، فلا حاجة إلى أي إجراء. لم يتغير حسابك.',
  },
  run: {
    subject: 'نتيجتك جاهزة: {title}',
    failedSubject: 'تعذّر إكمال العملية: {title}',
    done: '«{title}» جاهز في {brand}.',
    failed: 'تعذّر إكمال «{title}». أُعيدت نقاطه تلقائيًا.',
    open: 'فتح النتيجة',
    why: 'وصلتك هذه الرسالة لأنك طلبت من {brand} مراسلتك عند انتهاء العمليات. يمكنك إيقافها من قائمة حسابك.',
  },
  receipt: {
    subject: 'إيصالك من {brand}',
    intro: 'شكرًا على الدفع. إليك الإيصال.',
    number: 'الفاتورة {number}',
    where: 'تجد كل الفواتير في قائمة حسابك تحت «الدفع والفواتير».',
  },
  renewal: {
    subject: 'تتجدد خطتك في {brand} في {date}',
    intro: '{item}: تتجدد في {date} مقابل {price}.',
    action: 'للإبقاء على خطتك لا يلزمك فعل شيء. يمكنك إلغاؤها بنقرة واحدة من «النقاط والفوترة».',
  },
  payer: 'تصلك هذه الرسالة لأنك اشتريت من {brand}.',
  footer: 'وصلتك هذه الرسالة لأن أحدهم أدخل بريدك في نموذج التسجيل في {brand}.',
} satisfies MessagesOf<typeof english>;
