/** The families both hosts can draw with. `weights` names static families; the others take any weight. */
export type FontFamily = {
  readonly name: string;
  readonly package: string;
  readonly weights?: readonly number[];
  readonly italic?: true;
  readonly mood: string;
};

export const headingFamilies = [
  { name: 'Bricolage Grotesque', package: '@fontsource-variable/bricolage-grotesque', mood: 'warm and confident' },
  { name: 'Archivo', package: '@fontsource-variable/archivo', mood: 'loud and industrial' },
  { name: 'Fraunces', package: '@fontsource-variable/fraunces', italic: true, mood: 'soft and crafted' },
  {
    name: 'Instrument Serif',
    package: '@fontsource/instrument-serif',
    weights: [400],
    italic: true,
    mood: 'elegant and editorial',
  },
  { name: 'Anton', package: '@fontsource/anton', weights: [400], mood: 'poster' },
  { name: 'Space Grotesk', package: '@fontsource-variable/space-grotesk', mood: 'technical' },
  { name: 'Manrope', package: '@fontsource-variable/manrope', mood: 'friendly and modern' },
  { name: 'Inter', package: '@fontsource-variable/inter', mood: 'neutral' },
] as const satisfies readonly FontFamily[];

/** Emoji are pictures: what is one is drawn from here, in whatever family the words around it are. */
export const emojiFamily = 'Noto Color Emoji';

export const scriptFamilies = [
  { name: 'Noto Sans Arabic', package: '@fontsource-variable/noto-sans-arabic', mood: 'Arabic text' },
  { name: 'Noto Kufi Arabic', package: '@fontsource-variable/noto-kufi-arabic', mood: 'Arabic display' },
  { name: 'Noto Sans JP', package: '@fontsource-variable/noto-sans-jp', mood: 'Japanese' },
  { name: 'Noto Sans KR', package: '@fontsource-variable/noto-sans-kr', mood: 'Korean' },
  { name: 'Noto Sans SC', package: '@fontsource-variable/noto-sans-sc', mood: 'Simplified Chinese' },
  { name: 'Noto Sans TC', package: '@fontsource-variable/noto-sans-tc', mood: 'Traditional Chinese' },
  { name: 'Noto Sans Thai', package: '@fontsource-variable/noto-sans-thai', mood: 'Thai' },
  { name: emojiFamily, package: '@fontsource/noto-color-emoji', weights: [400], mood: 'emoji' },
] as const satisfies readonly FontFamily[];

export const fontFamilies: readonly FontFamily[] = [...headingFamilies, ...scriptFamilies];

const cjkByLanguage: Record<string, string> = {
  ja: 'Noto Sans JP',
  ko: 'Noto Sans KR',
  'zh-Hant': 'Noto Sans TC',
  'zh-TW': 'Noto Sans TC',
  'zh-HK': 'Noto Sans TC',
};

/** Han characters look different in each language, so the creative's own language comes first. */
function cjkOrder(language: string): string[] {
  const own = cjkByLanguage[language] ?? cjkByLanguage[language.split('-')[0] ?? ''] ?? 'Noto Sans SC';
  return [own, ...['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR', 'Noto Sans TC'].filter((name) => name !== own)];
}

/** A family followed by those that take over what it cannot write. Inter covers Latin, Greek, Cyrillic and Vietnamese. */
export function familyStack(family: string, language: string, display: boolean): string[] {
  const arabic = display ? ['Noto Kufi Arabic', 'Noto Sans Arabic'] : ['Noto Sans Arabic'];
  const rest = ['Inter', ...arabic, ...cjkOrder(language), 'Noto Sans Thai', emojiFamily];
  return [family, ...rest.filter((name) => name !== family)];
}

export type FontPair = {
  readonly id: string;
  readonly heading: string;
  readonly body: string;
  readonly headingWeight: number;
};

export const fontPairs = [
  { id: 'studio', heading: 'Bricolage Grotesque', body: 'Inter', headingWeight: 800 },
  { id: 'industrial', heading: 'Archivo', body: 'Archivo', headingWeight: 900 },
  { id: 'crafted', heading: 'Fraunces', body: 'Manrope', headingWeight: 700 },
  { id: 'editorial', heading: 'Instrument Serif', body: 'Inter', headingWeight: 400 },
  { id: 'poster', heading: 'Anton', body: 'Inter', headingWeight: 400 },
  { id: 'technical', heading: 'Space Grotesk', body: 'Inter', headingWeight: 700 },
  { id: 'friendly', heading: 'Manrope', body: 'Manrope', headingWeight: 800 },
] as const satisfies readonly FontPair[];

/**
 * The weight to ask a host for. A family of one weight would be smeared into a fake bold by both hosts, so
 * it keeps its own, unless the text has letters it cannot write and another family takes over.
 */
export function weightFor(family: string | undefined, wished: number, text: string): number {
  const known = fontFamilies.find((candidate) => candidate.name === family);
  if (!known?.weights || /[^\p{Script=Latin}\P{L}]/u.test(text)) return wished;
  return known.weights.reduce((best, weight) => (Math.abs(weight - wished) < Math.abs(best - wished) ? weight : best));
}
