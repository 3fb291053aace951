import type { LibraryCta } from '@adwright/contract/library/library.ts';

/** What an element says, as lines; the first of the selectors that says anything. */
export function textOf(card: ParentNode, ...selectors: readonly string[]): string {
  for (const selector of selectors)
    for (const element of card.querySelectorAll(selector)) {
      const text = tidy(element instanceof HTMLElement ? element.innerText : element.textContent);
      if (text !== '') return text;
    }
  return '';
}

export function tidy(text: string | null): string {
  return (text ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*\n\s*/g, '\n\n')
    .trim();
}

/** Where a link leads behind the counters that platforms put in front of it. */
export function landingOf(card: ParentNode, ...selectors: readonly string[]): string | null {
  for (const selector of selectors)
    for (const link of card.querySelectorAll<HTMLAnchorElement>(selector)) {
      const target = unwrapped(link.href);
      if (target !== null) return target;
    }
  return null;
}

const wrappers = ['u', 'url', 'adurl', 'q', 'dest'];

function unwrapped(href: string): string | null {
  if (!/^https?:/.test(href)) return null;
  const { searchParams } = new URL(href);
  const inside = wrappers
    .map((name) => searchParams.get(name))
    .find((value) => value !== null && /^https?:/.test(value));
  return inside ?? href;
}

/** What the buttons of ads say, in the languages of our own pages. */
const buttons: readonly (readonly [LibraryCta, RegExp])[] = [
  [
    'shop_now',
    /^(shop( now)?|buy now|jetzt (ein)?kaufen|acheter|comprar|acquista|compra|koop|shoppen|купить|в магазин|satın al|alışveriş|belanja|購入|今すぐ購入|구매|지금 구매|立即购买|去逛逛|立即購買|選購|تسوق)/i,
  ],
  [
    'learn_more',
    /^(learn more|more info|mehr (dazu|erfahren)|en savoir plus|más información|saiba mais|scopri|meer (informatie|lezen)|подробнее|daha fazla|pelajari|詳(しく|細)|더 (알아보기|보기)|자세히|了解(更多|详情)|瞭解(更多|詳情)|معرفة|اعرف)/i,
  ],
  [
    'sign_up',
    /^(sign up|register|registrieren|s.inscrire|registr|inscreva|cadastr|iscriviti|aanmelden|зарегистр|kaydol|daftar|登録|가입|注册|註冊|التسجيل|سجل)/i,
  ],
  [
    'order_now',
    /^(order now|jetzt bestellen|commander|pedir|pide|peça|ordina|bestel|заказать|sipariş|pesan|注文|주문|立即订购|立即訂購|اطلب)/i,
  ],
  [
    'get_offer',
    /^(get (offer|deal|quote)|angebot|obtenir|obtener oferta|obter|ottieni|aanbieding|получить|teklif|dapatkan|オファー|혜택|领取|獲取|احصل)/i,
  ],
  [
    'subscribe',
    /^(subscribe|abonnieren|s.abonner|suscri|assin|abbonati|abonne|подписаться|abone|berlangganan|登録する|구독|订阅|訂閱|اشترك)/i,
  ],
  [
    'download',
    /^(download|install|get app|herunterladen|installieren|télécharger|installer|descargar|instalar|baixar|scarica|installa|скачать|установить|indir|yükle|unduh|ダウンロード|インストール|다운로드|설치|下载|安装|下載|安裝|تنزيل|تثبيت)/i,
  ],
  [
    'book_now',
    /^(book( now)?|jetzt buchen|reserv|réserver|prenota|boek|забронировать|rezervasyon|予約|예약|立即预订|立即預訂|احجز)/i,
  ],
];

export function ctaOf(card: ParentNode, selector: string): LibraryCta {
  for (const element of card.querySelectorAll(selector)) {
    const said = tidy(element.textContent);
    const known = said.length < 40 ? buttons.find(([, pattern]) => pattern.test(said)) : undefined;
    if (known !== undefined) return known[0];
  }
  return 'other';
}

/** The day in a line such as “Started running on Mar 3, 2026”; null for a month written in a way we cannot read. */
export function dayIn(text: string): string | null {
  const iso = /\b(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named =
    /\b([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}),? (20\d\d)\b/.exec(text) ??
    /\b(\d{1,2}) ([A-Z][a-z]{2})[a-z]*\.? (20\d\d)\b/.exec(text);
  if (named === null) return null;
  const [, one = '', other = '', year] = named;
  const [name, date] = /\d/.test(one) ? [other, one] : [one, other];
  const month = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(name) / 3;
  return Number.isInteger(month) && month >= 0 ? day(Number(year), month + 1, Number(date)) : null;
}

function day(year: number, month: number, date: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, date));
  return at.getUTCMonth() === month - 1 ? at.toISOString().slice(0, 10) : null;
}
