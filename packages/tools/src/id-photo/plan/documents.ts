/**
 * What authorities ask of a photo, as data. Collected from their public material in November 2026. Where no head
 * height was published the common 70–80 % of the picture is used and marked `assumed`; so is the eye line of ICAO
 * 9303 (50–70 % from the lower edge) where an authority gives none of its own.
 */
export type Range = { readonly min: number; readonly max: number };

export type DocumentKind = 'passport' | 'visa' | 'id-card' | 'driving-licence';

export type DocumentRule = {
  readonly id: string;
  /** ISO 3166 region, for its name in the reader's language; `EU` stands for the Schengen area. */
  readonly region: string;
  readonly kind: DocumentKind;
  readonly millimetres: { readonly width: number; readonly height: number };
  readonly pixels: { readonly width: number; readonly height: number };
  readonly dpi: number;
  /** Chin to crown, in millimetres. */
  readonly head: Range;
  /** Whether the authority measures to the top of the hair or to the top of the head under it. */
  readonly crown: 'hair' | 'skull';
  /** Eyes above the lower edge, in millimetres. */
  readonly eyes: Range;
  /** Which of the two ranges are common practice and not this authority's own words. */
  readonly assumed: readonly ('head' | 'eyes')[];
  readonly backgrounds: readonly string[];
  /** Weight of the file in kilobytes of 1024 bytes; null where it is only printed. */
  readonly file: { readonly min: number; readonly max: number } | null;
  readonly source: string;
};

const white = '#ffffff';
const cream = '#f4efe1';
const lightGrey = '#e3e4e6';

type Size = { readonly width: number; readonly height: number };
type Own = Pick<DocumentRule, 'region' | 'kind' | 'backgrounds' | 'source'> &
  Partial<Pick<DocumentRule, 'head' | 'eyes' | 'crown' | 'file' | 'dpi'>>;

function rule<Id extends string>(
  id: Id,
  millimetres: readonly [number, number],
  pixels: readonly [number, number],
  own: Own,
) {
  const size = (pair: readonly [number, number]): Size => ({ width: pair[0], height: pair[1] });
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const part = (low: number, high: number): Range => ({
    min: tenth(low * millimetres[1]),
    max: tenth(high * millimetres[1]),
  });
  const { head, eyes, crown = 'skull', file = null, dpi = 300, ...rest } = own;
  const assumed = [...(head ? [] : ['head' as const]), ...(eyes ? [] : ['eyes' as const])];
  const ranges = { head: head ?? part(0.7, 0.8), eyes: eyes ?? part(0.5, 0.7) };
  const sizes = { millimetres: size(millimetres), pixels: size(pixels) };
  return { id, ...sizes, dpi, crown, file, assumed, ...ranges, ...rest } as const satisfies DocumentRule;
}

const american = {
  region: 'US',
  backgrounds: [white],
  head: { min: 25, max: 35 },
  eyes: { min: 28, max: 35 },
  crown: 'hair',
  file: { min: 0, max: 240 },
} as const;
const americanSource = 'travel.state.gov: photo composition template; DS-160 upload of at most 240 KB';
const german = { backgrounds: [lightGrey, white], head: { min: 32, max: 36 }, source: 'bmi.bund.de: Fotomustertafel' };
const common = [35, 45] as const;
const common300 = [413, 531] as const;

export const documents = [
  rule('us-passport', [51, 51], [600, 600], { ...american, kind: 'passport', source: americanSource }),
  rule('us-visa', [51, 51], [600, 600], { ...american, kind: 'visa', source: americanSource }),
  rule('gb-passport', common, common300, {
    region: 'GB',
    kind: 'passport',
    backgrounds: [cream, lightGrey],
    head: { min: 29, max: 34 },
    source: 'gov.uk/photos-for-passports',
  }),
  rule('eu-visa', common, common300, {
    ...german,
    region: 'EU',
    kind: 'visa',
    source: 'ICAO 9303, Schengen visa code',
  }),
  rule('de-passport', common, common300, { ...german, region: 'DE', kind: 'passport' }),
  rule('de-id-card', common, common300, { ...german, region: 'DE', kind: 'id-card' }),
  rule('cn-passport', [33, 48], [390, 567], {
    region: 'CN',
    kind: 'passport',
    backgrounds: [white],
    source: 'nia.gov.cn',
  }),
  // The online form takes 354–420 × 472–560 pixels only, a little less than 300 dpi give.
  rule('cn-visa', [33, 48], [385, 560], {
    region: 'CN',
    kind: 'visa',
    backgrounds: [white],
    dpi: 296,
    file: { min: 40, max: 1024 },
    source: 'cova.mfa.gov.cn',
  }),
  rule('ca-passport', [50, 70], [591, 827], {
    region: 'CA',
    kind: 'passport',
    backgrounds: [white],
    source: 'canada.ca',
  }),
  rule('br-passport', [50, 70], [591, 827], { region: 'BR', kind: 'passport', backgrounds: [white], source: 'gov.br' }),
  rule('jp-passport', common, common300, {
    region: 'JP',
    kind: 'passport',
    backgrounds: [white],
    source: 'mofa.go.jp',
  }),
  rule('kr-passport', common, common300, {
    region: 'KR',
    kind: 'passport',
    backgrounds: [white],
    source: 'passport.go.kr',
  }),
  rule('sg-passport', common, common300, {
    region: 'SG',
    kind: 'passport',
    backgrounds: [white],
    source: 'ica.gov.sg',
  }),
  rule('es-passport', [26, 32], [307, 378], {
    region: 'ES',
    kind: 'passport',
    backgrounds: [white],
    source: 'dnielectronico.es',
  }),
  rule('es-id-card', [26, 32], [307, 378], {
    region: 'ES',
    kind: 'id-card',
    backgrounds: [white],
    source: 'dnielectronico.es',
  }),
  rule('tr-passport', [50, 60], [591, 709], {
    region: 'TR',
    kind: 'passport',
    backgrounds: [lightGrey],
    source: 'nvi.gov.tr',
  }),
  rule('ae-passport', [40, 60], [472, 709], {
    region: 'AE',
    kind: 'passport',
    backgrounds: [white],
    source: 'icp.gov.ae',
  }),
  rule('th-passport', [40, 60], [472, 709], {
    region: 'TH',
    kind: 'passport',
    backgrounds: [white],
    source: 'consular.go.th',
  }),
  rule('my-passport', [35, 50], [413, 591], {
    region: 'MY',
    kind: 'passport',
    backgrounds: [white],
    source: 'imi.gov.my',
  }),
  rule('in-driving-licence', common, common300, {
    region: 'IN',
    kind: 'driving-licence',
    backgrounds: [white],
    file: { min: 20, max: 50 },
    source: 'sarathi.parivahan.gov.in',
  }),
] as const;

export type DocumentId = (typeof documents)[number]['id'];

export const documentIds = documents.map(({ id }) => id) as [DocumentId, ...DocumentId[]];

export function documentOf(id: DocumentId): DocumentRule {
  return documents.find((one) => one.id === id) ?? documents[0];
}
