import type { AdBrief } from '../template.ts';

/** Words of sample ads in the languages that stress a layout most: German is long, Arabic turns round, Japanese and Chinese have no spaces. */
export const sampleBriefs = {
  en: {
    language: 'en',
    direction: 'ltr',
    headline: 'Fresh juice before your alarm rings',
    subline: 'Cold-pressed at night, at your door by seven. Never frozen, never from concentrate.',
    cta: 'Get your first box',
    badge: '25% off',
    price: '$29',
    oldPrice: '$39',
    points: [
      'Pressed the night before, never frozen',
      'Nothing added: no sugar, no water',
      'Skip or stop any week with one tap',
    ],
    quote: { text: 'My mornings taste better since.', author: 'A customer' },
    comparison: {
      us: 'Morrow',
      them: 'Others',
      rows: [
        { text: 'Pressed the night before', us: true, them: false },
        { text: 'No added sugar', us: true, them: false },
        { text: 'Glass bottles, collected', us: true, them: false },
        { text: 'Delivered to your door', us: true, them: true },
      ],
    },
  },
  de: {
    language: 'de',
    direction: 'ltr',
    headline: 'Frischgepresster Saft, noch bevor der Wecker klingelt',
    subline:
      'Nachts kaltgepresst, um sieben vor der Haustür. Nie tiefgekühlt, nie aus Konzentrat, ohne Mindestvertragslaufzeit.',
    cta: 'Probierpaket bestellen',
    badge: '25 % Rabatt',
    price: '29,00 €',
    oldPrice: '39,00 €',
    points: [
      'Am Vorabend gepresst, niemals tiefgekühlt',
      'Ohne Zuckerzusatz, Konservierungsstoffe oder Wasser',
      'Jede Woche pausierbar: Lieferunterbrechung mit einem Fingertipp',
    ],
    comparison: {
      us: 'Morrow',
      them: 'Andere',
      rows: [
        { text: 'Am Vorabend gepresst', us: true, them: false },
        { text: 'Ohne Konservierungsstoffe', us: true, them: false },
        { text: 'Mehrwegglasflaschen', us: true, them: false },
        { text: 'Lieferung bis zur Haustür', us: true, them: true },
      ],
    },
  },
  ar: {
    language: 'ar',
    direction: 'rtl',
    headline: 'عصير طازج قبل أن يرن المنبّه',
    subline: 'نعصره على البارد ليلًا ويصلك إلى الباب في السابعة صباحًا، بلا تجميد وبلا مركّزات.',
    cta: 'اطلب صندوقك الأول',
    badge: 'خصم 25%',
    price: '109 ر.س',
    oldPrice: '149 ر.س',
    points: [
      'معصور في الليلة السابقة ولم يُجمّد أبدًا',
      'لا سكر مضاف ولا ماء ولا مواد حافظة',
      'أوقف الاشتراك أي أسبوع بلمسة واحدة',
    ],
    comparison: {
      us: 'Morrow',
      them: 'غيرنا',
      rows: [
        { text: 'معصور في الليلة السابقة', us: true, them: false },
        { text: 'بلا سكر مضاف', us: true, them: false },
        { text: 'زجاجات تُعاد وتُستعمل', us: true, them: false },
        { text: 'توصيل حتى الباب', us: true, them: true },
      ],
    },
  },
  ja: {
    language: 'ja',
    direction: 'ltr',
    headline: '目覚ましより早く、しぼりたて。',
    subline: '夜のうちにコールドプレス、朝七時にはお手元へ。冷凍も濃縮還元もしません。',
    cta: '初回ボックスを注文',
    badge: '25%オフ',
    price: '3,480円',
    oldPrice: '4,640円',
    points: ['前の晩にしぼり、一度も凍らせません', '砂糖も水も保存料も加えません', '毎週ワンタップでお休みできます'],
    comparison: {
      us: 'Morrow',
      them: '他社',
      rows: [
        { text: '前の晩にしぼりたて', us: true, them: false },
        { text: '砂糖・保存料は無添加', us: true, them: false },
        { text: 'ガラスびんを回収・再利用', us: true, them: false },
        { text: 'ご自宅までお届け', us: true, them: true },
      ],
    },
  },
  zh: {
    language: 'zh-Hans',
    direction: 'ltr',
    headline: '闹钟响之前，鲜榨果汁已到门口',
    subline: '夜间冷榨，早上七点送到家。从不冷冻，绝非浓缩还原，随时可以暂停。',
    cta: '订购首个果汁箱',
    badge: '立减25%',
    price: '¥199',
    oldPrice: '¥269',
    points: ['前一晚现榨，从不冷冻', '不加糖、不加水、不加防腐剂', '一键即可暂停任意一周'],
    comparison: {
      us: 'Morrow',
      them: '其他',
      rows: [
        { text: '前一晚现榨', us: true, them: false },
        { text: '不添加糖', us: true, them: false },
        { text: '玻璃瓶回收再用', us: true, them: false },
        { text: '送货上门', us: true, them: true },
      ],
    },
  },
} as const satisfies Record<string, AdBrief>;

export type SampleLanguage = keyof typeof sampleBriefs;
