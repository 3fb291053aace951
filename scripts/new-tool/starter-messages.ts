import { defaultLocale, type LocaleCode, localeCodes } from '@adwright/i18n/locales.ts';
import type { ToolNames } from './tool-names.ts';

type Starter = {
  readonly lead: string;
  readonly action: string;
  readonly working: string;
  readonly drawing: string;
  readonly ready: string;
  readonly text: string;
  readonly needText: string;
};

/** What the scaffold's screen says, so that a new tool works in every language before its own words are written. */
const starters: Readonly<Record<LocaleCode, Starter>> = {
  en: {
    lead: 'Turn a line of text into an image.',
    action: 'Create image',
    working: 'Creating your image',
    drawing: 'Drawing',
    ready: 'Your image is ready.',
    text: 'Text',
    needText: 'Add some text first.',
  },
  ru: {
    lead: 'Превратите строку текста в изображение.',
    action: 'Создать изображение',
    working: 'Создаём изображение',
    drawing: 'Рисуем',
    ready: 'Изображение готово.',
    text: 'Текст',
    needText: 'Сначала добавьте текст.',
  },
  ja: {
    lead: '1行のテキストを画像にします。',
    action: '画像を作成',
    working: '画像を作成しています',
    drawing: '描画中',
    ready: '画像ができました。',
    text: 'テキスト',
    needText: '先にテキストを入力してください。',
  },
  id: {
    lead: 'Ubah satu baris teks menjadi gambar.',
    action: 'Buat gambar',
    working: 'Membuat gambar Anda',
    drawing: 'Menggambar',
    ready: 'Gambar Anda siap.',
    text: 'Teks',
    needText: 'Tambahkan teks dulu.',
  },
  ar: {
    lead: 'حوّل سطرًا من النص إلى صورة.',
    action: 'إنشاء صورة',
    working: 'جارٍ إنشاء صورتك',
    drawing: 'جارٍ الرسم',
    ready: 'صورتك جاهزة.',
    text: 'النص',
    needText: 'أضف نصًا أولًا.',
  },
  cn: {
    lead: '把一行文字变成图片。',
    action: '生成图片',
    working: '正在生成图片',
    drawing: '绘制中',
    ready: '图片已完成。',
    text: '文字',
    needText: '请先添加文字。',
  },
  de: {
    lead: 'Mach aus einer Zeile Text ein Bild.',
    action: 'Bild erstellen',
    working: 'Dein Bild wird erstellt',
    drawing: 'Zeichnen',
    ready: 'Dein Bild ist fertig.',
    text: 'Dein Text',
    needText: 'Gib zuerst einen Text ein.',
  },
  es: {
    lead: 'Convierte una línea de texto en una imagen.',
    action: 'Crear imagen',
    working: 'Creando tu imagen',
    drawing: 'Dibujando',
    ready: 'Tu imagen está lista.',
    text: 'Texto',
    needText: 'Añade primero un texto.',
  },
  fr: {
    lead: 'Transformez une ligne de texte en image.',
    action: 'Créer l’image',
    working: 'Création de votre image',
    drawing: 'Dessin',
    ready: 'Votre image est prête.',
    text: 'Texte',
    needText: 'Ajoutez d’abord un texte.',
  },
  it: {
    lead: 'Trasforma una riga di testo in un’immagine.',
    action: 'Crea immagine',
    working: 'Creo la tua immagine',
    drawing: 'Disegno',
    ready: 'La tua immagine è pronta.',
    text: 'Testo',
    needText: 'Aggiungi prima un testo.',
  },
  kr: {
    lead: '한 줄의 텍스트를 이미지로 바꿔요.',
    action: '이미지 만들기',
    working: '이미지를 만들고 있어요',
    drawing: '그리는 중',
    ready: '이미지가 완성됐어요.',
    text: '텍스트',
    needText: '먼저 텍스트를 입력해 주세요.',
  },
  nl: {
    lead: 'Maak van een regel tekst een afbeelding.',
    action: 'Afbeelding maken',
    working: 'Je afbeelding wordt gemaakt',
    drawing: 'Tekenen',
    ready: 'Je afbeelding is klaar.',
    text: 'Tekst',
    needText: 'Voeg eerst tekst toe.',
  },
  pt: {
    lead: 'Transforme uma linha de texto em imagem.',
    action: 'Criar imagem',
    working: 'Criando sua imagem',
    drawing: 'Desenhando',
    ready: 'Sua imagem está pronta.',
    text: 'Texto',
    needText: 'Adicione um texto primeiro.',
  },
  tr: {
    lead: 'Bir satır metni görsele dönüştürün.',
    action: 'Görsel oluştur',
    working: 'Görseliniz oluşturuluyor',
    drawing: 'Çiziliyor',
    ready: 'Görseliniz hazır.',
    text: 'Metin',
    needText: 'Önce metin ekleyin.',
  },
  zh: {
    lead: '把一行文字變成圖片。',
    action: '建立圖片',
    working: '正在建立圖片',
    drawing: '繪製中',
    ready: '圖片完成了。',
    text: '文字',
    needText: '請先加入文字。',
  },
};

function fileOf({ words }: ToolNames, locale: LocaleCode): string {
  const { lead, action, working, drawing, ready, text, needText } = starters[locale];
  const body = `export default {
  section: { name: ${JSON.stringify(words)}, lead: ${JSON.stringify(lead)} },
  form,
  action: ${JSON.stringify(action)},
  working: ${JSON.stringify(working)},
  stages: { draw: ${JSON.stringify(drawing)} },
  ready: ${JSON.stringify(ready)},
  text: ${JSON.stringify(text)},
  needText: ${JSON.stringify(needText)},
}`;
  const form = `import form from '../../kit/form/messages/${locale}.ts';\n`;
  if (locale === defaultLocale) return `${form}\n${body} as const;\n`;
  return `import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
${form}import type english from './en.ts';

${body} satisfies MessagesOf<typeof english>;
`;
}

/** By path inside the tool's folder. */
export function starterMessages(names: ToolNames): Record<string, string> {
  return Object.fromEntries(localeCodes.map((locale) => [`messages/${locale}.ts`, fileOf(names, locale)]));
}
