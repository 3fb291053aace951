import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: 'جارٍ التحميل',
    saved: 'تم الحفظ',
    saving: 'جارٍ الحفظ…',
    offline: 'أنت غير متصل. تغييراتك محفوظة على هذا الجهاز.',
    failed: 'تعذّر حفظ تغييراتك.',
  },
  outdated: 'هذه الصفحة قديمة. أعد تحميلها لمتابعة التحرير.',
  reload: 'إعادة التحميل',
  tryAgain: 'حاول مرة أخرى',
  conflict: {
    title: 'توجد نسخة أحدث',
    text: 'غيّرت الشيء نفسه في علامة تبويب أخرى أو على جهاز آخر.',
    keepMine: 'الاحتفاظ بنسختي',
    takeTheirs: 'استخدام النسخة الأحدث',
  },
  history: {
    title: 'سجل النسخ',
    about: 'يُحفظ كل تغيير تجريه هنا كنسخة.',
    close: 'إغلاق',
    loading: 'جارٍ تحميل النسخ',
    failed: 'تعذّر تحميل سجل النسخ.',
    current: 'الحالية',
    exported: 'تم تصديرها',
    restored: 'تمت استعادتها',
    restore: 'استعادة',
    version: 'النسخة {revision, number}',
    restoreThis: 'استعادة نسخة {time}',
  },
} satisfies MessagesOf<typeof english>;
