import { attribute, ofTag, type Page } from '../html/page.ts';
import { metaOf } from '../sources/meta-content.ts';

const longestSheet = 400_000;

/** The style sheets written into the page, as one text. */
export function inlineStyles(page: Page): string {
  const sheets = ofTag(page, 'style').map(({ code }) => code);
  const own = page.elements
    .slice(0, 20_000)
    .map((element) => element.attributes['style'] ?? '')
    .filter((style) => style !== '' && style.length < 2_000);
  return [...sheets, ...own].join('\n').slice(0, longestSheet);
}

const colour = /#([0-9a-f]{6}|[0-9a-f]{3})\b|rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/gi;
const brandProperty =
  /--[\w-]{0,40}(?:brand|primary|accent|button|secondary|highlight|main)[\w-]{0,40}\s*:\s*([^;}]{3,60})/gi;

/** Colours the shop stands for: what it declares, then what its style sheets use most; greys tell nothing. */
export function coloursOf(page: Page, css: string): string[] {
  return coloursIn(css, [metaOf(page, 'theme-color'), metaOf(page, 'msapplication-tilecolor')]);
}

export function coloursIn(css: string, declared: readonly string[] = []): string[] {
  const weights = new Map<string, number>();
  const add = (hex: string | null, weight: number) => {
    if (hex !== null && !isGrey(hex)) weights.set(hex, (weights.get(hex) ?? 0) + weight);
  };
  for (const one of declared) add(hexOf(one), 40);
  for (const match of css.matchAll(brandProperty)) add(hexOf(match[1] ?? ''), 12);
  for (const match of css.matchAll(colour)) add(hexOf(match[0]), 1);
  return [...weights]
    .sort(([, left], [, right]) => right - left)
    .slice(0, 6)
    .map(([hex]) => hex);
}

function hexOf(text: string): string | null {
  colour.lastIndex = 0;
  const match = colour.exec(text.trim());
  colour.lastIndex = 0;
  if (match === null) return null;
  const [, hex, ...parts] = match;
  if (hex !== undefined)
    return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`.toLowerCase();
  const numbers = parts.slice(0, 3).map(Number);
  if (numbers.some((one) => one > 255)) return null;
  return `#${numbers.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

function isGrey(hex: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) < 24;
}

const generic =
  /^(?:inherit|initial|unset|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|segoe ui(?: \w+)?|arial|helvetica(?: neue)?|times(?: new roman)?|verdana|tahoma|georgia|courier(?: new)?|apple color emoji|noto color emoji|emoji|math)$/i;
const iconic =
  /icon|awesome|glyph|fa-|dashicons|slick|swiper|star$|woocommerce|material symbols|icomoon|eicons|revicons|emoji/i;

export function fontsOf(page: Page, css: string): string[] {
  const hosted = ofTag(page, 'link').flatMap((link) => hostedFonts(attribute(link, 'href')));
  return fontsIn(css, hosted);
}

export function fontsIn(css: string, hosted: readonly string[] = []): string[] {
  const counts = new Map<string, number>();
  const add = (name: string, weight: number) => {
    const font = name
      .trim()
      .replaceAll(/^["']|["']$/g, '')
      .trim();
    if (font === '' || font.length > 40 || generic.test(font) || iconic.test(font) || /[(){}$]/.test(font)) return;
    counts.set(font, (counts.get(font) ?? 0) + weight);
  };
  for (const name of hosted) add(name, 5);
  for (const match of css.matchAll(/font-family\s*:\s*([^;}]{2,300})/gi)) {
    const [first = ''] = (match[1] ?? '').replace(/!important/i, '').split(',');
    add(first, 1);
  }
  return [...counts]
    .sort(([, left], [, right]) => right - left)
    .slice(0, 4)
    .map(([font]) => font);
}

/** `…/css2?family=Inter:wght@400;700&family=Lora` */
function hostedFonts(href: string): string[] {
  if (!/fonts\.(?:googleapis|bunny)\.|fonts\.loli/.test(href)) return [];
  const query = URL.parse(href, 'https://example.invalid')?.searchParams.getAll('family') ?? [];
  return query.flatMap((value) => value.split('|')).map((family) => family.split(':')[0] ?? '');
}

/** Addresses of the first style sheets that the page's own site serves. */
export function sheetsOf(page: Page): string[] {
  return ofTag(page, 'link')
    .filter((link) => /\bstylesheet\b/i.test(attribute(link, 'rel')) && !/print/.test(attribute(link, 'media')))
    .map((link) => attribute(link, 'href'))
    .filter((href) => href !== '' && !/fonts\.|font-awesome|bootstrap|swiper|slick|jquery|icons?[.-]/i.test(href))
    .map((href) => URL.parse(href, page.url)?.href ?? '')
    .filter((href) => href.startsWith('http'))
    .slice(0, 2);
}
