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
  myAds: 'مجموعتي',
  logIn: 'تسجيل الدخول',
  myAdsPage: {
    description: 'الإعلانات التي حفظتها من المكتبة في مكان واحد.',
    signedOut: 'سجّل الدخول لترى مجموعتك',
    signedOutText: 'تُحفظ إعلاناتك في حسابك.',
  },
} satisfies MessagesOf<typeof english>;
