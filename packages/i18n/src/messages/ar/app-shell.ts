import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'القائمة الرئيسية',
  open: 'افتح الشريط الجانبي',
  close: 'أغلق الشريط الجانبي',
  collapse: 'أخفِ الشريط الجانبي',
  expand: 'أظهر الشريط الجانبي',
  more: 'المزيد',
  allPages: 'كل الصفحات',
  dashboard: 'لوحة العمل',
  myAds: 'إعلاناتي',
  logIn: 'تسجيل الدخول',
  myAdsPage: {
    description: 'كل ما أنشأته باستخدام {product} في مكان واحد.',
    signedOut: 'سجّل الدخول لترى إعلاناتك',
    signedOutText: 'تُحفظ أعمالك في حسابك.',
  },
} satisfies MessagesOf<typeof english>;
