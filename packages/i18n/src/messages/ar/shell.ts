import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: 'انتقل إلى المحتوى',
  home: '{product}، الصفحة الرئيسية',
  navigation: 'القائمة الرئيسية',
  menu: {
    open: 'فتح القائمة',
    close: 'إغلاق القائمة',
  },
  tools: 'الأدوات',
  pageInEnglish: 'هذه الصفحة بالإنجليزية حاليًا.',
  signIn: 'تسجيل الدخول',
  dashboard: 'لوحة العمل',
  language: {
    choose: 'اللغة: {name}',
    title: 'اللغة',
  },
  theme: {
    toDark: 'استخدم المظهر الداكن',
    toLight: 'استخدم المظهر الفاتح',
  },
  opening: {
    title: 'جارٍ فتح {product}',
    label: 'تقدّم التحميل',
    initializing: 'جارٍ البدء…',
    components: 'جارٍ تحميل المكوّنات…',
    content: 'جارٍ تجهيز المحتوى…',
    almost: 'أوشكنا على الانتهاء…',
    ready: 'جاهز!',
  },
  notices: {
    label: 'الإشعارات',
    close: 'إغلاق',
    error: 'خطأ',
    partFailed: 'تعذّر تحميل هذا الجزء من الصفحة. يرجى إعادة تحميلها.',
    reload: 'إعادة التحميل',
  },
  footer: {
    title: 'كل الصفحات',
    promise: 'نصوص وصور إعلانية من تفاصيل منتجك، جاهزة لكل منصة.',
    licence: 'برنامج حر بموجب رخصة AGPL، الإصدار 3 أو أحدث.',
  },
} satisfies MessagesOf<typeof english>;
