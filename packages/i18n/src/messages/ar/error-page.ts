import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'الصفحة غير موجودة',
    message: 'الصفحة غير موجودة: {path}',
    description: 'لا نجد هذه الصفحة. ربما نُقلت أو في الرابط خطأ إملائي.',
  },
  internal: {
    title: 'خطأ داخلي في الخادم',
    message: 'خطأ داخلي في الخادم',
    description: 'حدث خطأ من جانبنا. عملك محفوظ. حاول مجددًا بعد قليل.',
  },
  status: 'الحالة {code}',
  home: 'إلى الصفحة الرئيسية',
  retry: 'حاول مجددًا',
  elsewhere: 'أو تابع من هنا',
} satisfies MessagesOf<typeof english>;
