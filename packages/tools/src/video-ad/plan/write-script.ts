import { AppError } from '@adwright/contract/errors.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { withoutAvoided, withUsedFirst } from '@adwright/contract/brand-kit/brand-words.ts';
import { type AdScript } from '@adwright/contract/product/script.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { sentencesOf } from '@adwright/copywriter/engine/told-facts.ts';
import { spokenSeconds } from '@adwright/copywriter/scripts/speaking-time.ts';
import { briefOfProduct } from '@adwright/copywriter/scripts/brief-of-product.ts';
import { writeScripts } from '@adwright/copywriter/scripts/write-scripts.ts';
import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';
import { isUnspaced } from '@adwright/studio/text/script.ts';
import { PresetWords } from '../../kit/preset-ads/plan/words.ts';
import { writeWords } from '../../kit/preset-ads/plan/write-words.ts';

type Brand = BrandRules | null | undefined;

type Order = {
  readonly locale: LocaleCode;
  readonly length: number;
  readonly seed: number;
  readonly brand?: Brand;
};

/** Three ways to tell it, each with another angle. */
export const anglesShown = 3;

/** The same writer that answers `/api/product/generate-scripts`: for jobs, and for visitors whom that call does not answer. */
export async function writeAngles(product: AdProductInput, { locale, length, seed }: Order): Promise<AdScript[]> {
  const brief = briefOfProduct(product, { audience: '', tag: localeOf(locale).tag });
  const options = { count: anglesShown, length, tone: 'friendly' as const };
  return writeScripts(brief, options, await loadPack(locale), seed).scripts;
}

/** The longest line a button carries well, and the longest that is read in a picture in passing. */
const longestCall = 24;
const longestShown = 42;
/** Longer than this a picture stands too long for the eye. */
const longestLook = 4;

/** A dense sign is as wide as two letters. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (isUnspaced(sign) ? 2 : 1), 0);

type Scene = AdScript['scenes'][number];

const plain = (text: string): string => text.replace(/[.。]$/u, '').trim();

/** What stands in the picture while this is said: what the script wants, where it belongs to these words. */
function shownWith(spoken: string, wished: string): string {
  const words = plain(wished);
  // A price alone says little, and the end card has it.
  if (/\p{L}{2}/u.test(words) && spoken.toLowerCase().includes(words.toLowerCase())) return words;
  const first = plain(sentencesOf(spoken).find((sentence) => /\p{L}{2}/u.test(sentence)) ?? '');
  if (first !== '' && [...first].length <= longestShown) return first;
  return /\p{L}{2}/u.test(words) ? words : '';
}

/** Two things said one after the other are two pictures. */
function inLooks(scene: Scene): Scene[] {
  const sentences = sentencesOf(scene.spoken);
  if (sentences.length < 2 || scene.seconds < longestLook)
    return [{ ...scene, on_screen: shownWith(scene.spoken, scene.on_screen) }];
  const gap = isUnspaced(scene.spoken) ? '' : ' ';
  const half = Math.ceil(sentences.length / 2);
  const [one, two] = [sentences.slice(0, half).join(gap), sentences.slice(half).join(gap)];
  const share = spokenSeconds(one) / (spokenSeconds(one) + spokenSeconds(two));
  const first = Math.min(scene.seconds - 0.5, Math.max(0.5, Math.round(scene.seconds * share * 10) / 10));
  // Together as long as the scene was: the script keeps its length, and with it its price.
  return [
    { ...scene, spoken: one, seconds: first, on_screen: shownWith(one, scene.on_screen) },
    { ...scene, spoken: two, seconds: scene.seconds - first, on_screen: shownWith(two, scene.on_screen) },
  ];
}

type Ending = { readonly call: string; readonly name: string; readonly brand?: Brand };

/** A script as the form edits it and a film shows it: a picture for each thing said, and on the button a call, not a sentence. */
export function editableScript({ angle, scenes }: Pick<AdScript, 'angle' | 'scenes'>, { call, name, brand }: Ending) {
  const closing = scenes.at(-1);
  const told = scenes.slice(0, -1).flatMap(inLooks).slice(0, 11);
  const ending = plain(closing?.on_screen ?? '');
  const isCall = ending !== '' && ending !== name && widthOf(ending) <= longestCall;
  const end = closing ? [{ ...closing, on_screen: brand?.cta || (isCall ? ending : call) }] : [];
  return {
    angle: angle.slice(0, 300),
    scenes: [...told, ...end].map(({ spoken, on_screen, visual, seconds }, index, all) => ({
      spoken: spoken.slice(0, 400),
      on_screen: on_screen.slice(0, 120),
      // The same shot twice in a row is one shot: it is proposed once.
      visual: visual === all[index - 1]?.visual ? '' : visual.slice(0, 300),
      seconds,
    })),
  };
}

/** In the brand's words first, and without those it avoids. */
export function onBrandScripts(scripts: readonly AdScript[], brand: Brand): readonly AdScript[] {
  const told = ({ scenes }: AdScript): string => scenes.map((one) => `${one.spoken}\n${one.on_screen}`).join('\n');
  return withUsedFirst(withoutAvoided(scripts, brand?.avoid ?? [], told), brand?.use ?? [], told);
}

/** What stands on the button where a script has no call that fits. */
export async function callOf(product: AdProductInput, locale: LocaleCode): Promise<string> {
  return (await writeWords(PresetWords.parse({ language: locale }), product)).cta ?? '';
}

/** The best of the angles, for an order that leaves the words to us. */
export async function firstScript(product: AdProductInput, order: Order) {
  const { brand } = order;
  const [script] = onBrandScripts(await writeAngles(product, order), brand);
  if (!script) throw new AppError('invalid_input', {}, [{ path: 'product', message: 'says too little for a script' }]);
  return editableScript(script, { call: await callOf(product, order.locale), name: product.title, brand });
}
