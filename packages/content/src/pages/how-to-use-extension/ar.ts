import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'إضافة المتصفح',
  title: `إضافة المتصفح: احفظ الإعلانات التي تراها | ${brand.name}`,
  description:
    'احفظ إعلانات Meta وTikTok وGoogle وLinkedIn وReddit وYouTube وInstagram في مجموعتك مع الوسائط والنص. متاحة لمتصفحات Chrome وEdge وFirefox.',
  heading: 'احفظ الإعلانات التي تصادفها أثناء التصفح',
  paragraph:
    'اضغط «حفظ» على إعلان في مكتبة إعلانات Meta أو TikTok Creative Center أو Google Ads Transparency أو LinkedIn أو Reddit أو YouTube أو Instagram، فيصل إلى مجموعتك مع وسائطه ونصه.',
  download: 'تنزيل الإضافة',
  connect: 'ربط',
  steps: {
    heading: 'طريقة التثبيت',
    steps: [
      { title: 'نزّل الملف وفك ضغطه', text: 'نزّل ملف ZIP وفك ضغطه في مجلد لن تنقله ولن تحذفه.' },
      {
        title: 'Chrome أو Edge',
        text: 'افتح chrome://extensions أو edge://extensions، وفعّل وضع المطوّر، ثم اختر «تحميل إضافة غير مضغوطة» (Load unpacked) وحدد المجلد.',
      },
      {
        title: 'Firefox',
        text: 'افتح about:debugging، واختر «Firefox هذا»، ثم «حمّل إضافة مؤقتا»، وحدد manifest.json. يزيلها Firefox عند إغلاقه.',
      },
      {
        title: 'اربطها مرة واحدة',
        text: 'سجّل الدخول هنا واضغط «ربط». تحصل الإضافة على مفتاح خاص بها ولا ترى كلمة مرورك أبدًا.',
      },
      {
        title: 'احفظ الإعلانات',
        text: 'اضغط «حفظ» على إعلان، أو انقر بالزر الأيمن على صورة أو فيديو في أي صفحة. اختر المجلد والوسوم في نافذة الإضافة.',
      },
    ],
  },
  pictures: {
    heading: 'كيف تبدو',
    ad: 'يظهر زر «حفظ» على كل إعلان في الصفحة',
    popup: 'اختر المجلد والوسوم لما ستحفظه لاحقًا',
    board: 'الإعلانات المحفوظة في مجموعتك',
  },
  questions: {
    heading: 'معلومات مفيدة',
    questions: [
      {
        question: 'ماذا يحدث عندما أكون غير متصل؟',
        answer: 'تبقى إعلاناتك في المتصفح، حتى بعد إعادة تشغيله، وتُرفع عند عودة الاتصال.',
      },
      {
        question: 'ماذا ترى الإضافة؟',
        answer:
          'منصات الإعلان المذكورة أعلاه فقط، والصفحات التي تستخدم فيها قائمتها. مفتاحها يتيح حفظ الإعلانات فقط. يمكنك إلغاؤه في أي وقت من إعدادات الحساب ضمن «مفاتيح API».',
      },
      {
        question: 'هل تحفظ مقاطع الفيديو؟',
        answer:
          'نعم، إذا كان الموقع يتيح ملف الفيديو للمتصفح. أما YouTube فلا يتيحه، فتحصل على صورة الغلاف مع النص والرابط.',
      },
    ],
  },
} satisfies ExtensionWords;
