import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'إعدادات الحساب',
  close: 'إغلاق',
  profile: {
    title: 'الملف الشخصي',
    save: 'حفظ',
    saved: 'حُفظ الاسم',
    missing: 'أدخل اسمك.',
  },
  password: {
    title: 'كلمة المرور',
    current: 'كلمة المرور الحالية',
    missing: 'أدخل كلمة مرورك الحالية.',
    action: 'تغيير كلمة المرور',
    changed: 'تغيّرت كلمة المرور. سُجّل الخروج من أجهزتك الأخرى.',
    google:
      'تسجّل الدخول عبر Google وليست لديك كلمة مرور. لتعيين واحدة، سجّل الخروج ثم اختر «نسيت كلمة المرور؟» عند تسجيل الدخول.',
  },
  devices: {
    title: 'الأجهزة المسجّل دخولك عليها',
    name: '{browser} على {system}',
    unknown: 'جهاز غير معروف',
    current: 'هذا الجهاز',
    used: 'آخر نشاط: {when}',
    end: 'تسجيل الخروج',
    endName: 'تسجيل الخروج: {device}',
    endOthers: 'تسجيل الخروج من كل الأجهزة الأخرى',
    ended: 'سُجّل الخروج من كل الأجهزة الأخرى',
    failed: 'تعذّر تحميل أجهزتك.',
    retry: 'إعادة المحاولة',
  },
} satisfies MessagesOf<typeof english>;
