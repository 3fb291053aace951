import type {
  AdGenerateInput,
  AdGenerateOutput,
  AdTextField,
  AdTextResult,
} from '@adwright/contract/ad-text/ad-text.ts';
import { tooAlike } from '@adwright/copywriter/engine/choose-variants.ts';
import type { LanguagePack } from '@adwright/copywriter/engine/pack.ts';
import { scoreOf } from '@adwright/copywriter/engine/score.ts';
import { similarity, trigramsOf } from '@adwright/copywriter/engine/similarity.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { TextEngine } from '@adwright/domain/engines/text.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import { type AdTextBrief, adTextPrompt, type AdVariants } from '../prompts/ad-text.ts';
import { countFor, faultsOf, sourceOf } from './faults.ts';
import { inventedFigures } from './figures.ts';

type Writing = {
  readonly text: TextEngine;
  readonly call: EngineCall;
  readonly pack: LanguagePack;
  /** The same order, as the built-in copywriter fills it: the form to fill, and what stands in for a line that cannot be used. */
  readonly builtin: AdGenerateOutput;
};

/** Between the names of two engines that both had a part in a result. */
const both = ' + ';

/**
 * Ads by a language model, held to what the built-in copywriter keeps by construction: every limit as the network
 * counts, no figure that is not in the brief. A line that breaks them after it was mended is replaced.
 */
export async function writeAdsRemotely(
  input: Omit<AdGenerateInput, 'seed'>,
  { text, call, pack, builtin }: Writing,
): Promise<AdGenerateOutput> {
  const shape = builtin.results[0]?.fields;
  if (shape === undefined) return builtin;
  const brief: AdTextBrief = { ...input, language: languageOf(input.language) ?? defaultLocale };
  const { value, engine } = await text.writeObject(adTextPrompt(brief, shape), call);
  const results: AdTextResult[] = [];
  let own = 0;
  let replaced = 0;
  for (const [index, fallback] of builtin.results.entries()) {
    const variant = value.variants[index];
    const usable = variant && !isRepeat(variant, results) ? variant : undefined;
    const fields = fallback.fields.map((field, at) => usedField(usable?.fields[at]?.text, field, brief));
    const taken = fields.filter((field) => field.isOwn).length;
    own += taken;
    replaced += fields.length - taken;
    const kept = fields.map((field) => field.field);
    results.push(usable && taken > 0 ? resultOf(usable, kept, brief, pack) : fallback);
  }
  if (own === 0) return builtin;
  return { engine: replaced === 0 ? engine : `${engine}${both}${builtin.engine}`, seed: builtin.seed, results };
}

function usedField(text: string | undefined, field: AdTextField, brief: AdTextBrief) {
  const plain = text?.trim() ?? '';
  if (faultsOf(plain, field, brief).length > 0) return { isOwn: false, field };
  return { isOwn: true, field: { ...field, text: plain, count: countFor(brief, plain) } };
}

function isRepeat({ fields }: AdVariants['variants'][number], before: readonly AdTextResult[]): boolean {
  const grams = trigramsOf(fields.map((field) => field.text).join('\n'));
  return before.some(
    (one) => similarity(grams, trigramsOf(one.fields.map((field) => field.text).join('\n'))) > tooAlike,
  );
}

function resultOf(
  { framework, angle }: AdVariants['variants'][number],
  fields: readonly AdTextField[],
  brief: AdTextBrief,
  pack: LanguagePack,
): AdTextResult {
  const written = fields.map((field) => field.text).join('\n');
  const candidate = { fields, framework, said: [], specifics: factsIn(written, brief) };
  const isUsable = angle.trim() !== '' && angle.length <= 240 && inventedFigures(angle, sourceOf(brief)).length === 0;
  return {
    fields: [...fields],
    framework,
    angle: isUsable ? angle.trim() : pack.angles[framework],
    score: scoreOf(candidate, pack.read(brief.brief)),
  };
}

/** How many things of the brief the text speaks of: a fact counts when one of its longer words is in it. */
function factsIn(text: string, { brief }: AdTextBrief): number {
  const lower = text.toLowerCase();
  const facts = [...brief.benefits, brief.audience, brief.offer, brief.price, brief.proof];
  return facts.filter((fact) =>
    (fact.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).some((word) => lower.includes(word)),
  ).length;
}
