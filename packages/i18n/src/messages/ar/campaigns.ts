import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'الحملات',
  all: 'كل الأعمال',
  favorites: 'المفضلة',
  none: 'بلا حملة',
  create: 'حملة جديدة',
  count: '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  name: 'الاسم',
  color: 'اللون',
  colors: {
    red: 'أحمر',
    orange: 'برتقالي',
    green: 'أخضر',
    blue: 'أزرق',
    purple: 'بنفسجي',
    gray: 'رمادي',
  },
  save: 'حفظ',
  close: 'إغلاق',
  edit: 'تعديل',
  delete: 'حذف',
  favor: 'إضافة إلى المفضلة',
  unfavor: 'إزالة من المفضلة',
  menu: 'خيارات أخرى لـ {name}',
  confirmDelete: 'هل تريد حذف الحملة «{name}»؟ ستبقى أعمالها في «أعمالي».',
  empty: {
    title: 'هذه الحملة فارغة',
    text: 'حدد أعمالًا وانقلها إلى هنا.',
  },
  bulk: {
    nothing: 'لا يوجد ما يمكن تنزيله بعد. انتظر حتى ينتهي.',
    label: 'التحديد',
    selected:
      '{count, plural, zero {لا شيء محدد} one {عنصر واحد محدد} two {عنصران محددان} few {# عناصر محددة} many {# عنصرًا محددًا} other {# عنصر محدد}}',
    clear: 'مسح التحديد',
    move: 'نقل إلى حملة',
    download: 'تنزيل',
    moved: 'نُقل إلى {name}',
    deleted:
      '{count, plural, zero {لم يُحذف شيء} one {حُذف عنصر واحد} two {حُذف عنصران} few {حُذفت # عناصر} many {حُذف # عنصرًا} other {حُذف # عنصر}}',
    undo: 'تراجع',
  },
} satisfies MessagesOf<typeof english>;
