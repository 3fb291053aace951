import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'الصفحة غير موجودة',
    message: 'الصفحة غير موجودة: {path}',
    description: 'لا شيء على هذا العنوان. ربما انتقلت الصفحة، أو في الرابط خطأ مطبعي.',
  },
  internal: {
    title: 'خطأ داخلي في الخادم',
    message: 'خطأ داخلي في الخادم',
    description: 'حدث عطل من جهتنا لا من جهتك. لم يضع شيء مما أنجزته؛ حاول مجددًا بعد قليل.',
  },
  status: 'الحالة {code}',
  home: 'إلى الصفحة الرئيسية',
  retry: 'حاول مجددًا',
  elsewhere: 'أو تابع من هنا',
} satisfies MessagesOf<typeof english>;
