import type { AdGenerateInput, AdGenerateOutput, AdTextResult } from '@adwright/contract/ad-text/ad-text.ts';
import { wordIn } from '@adwright/contract/brand-kit/brand-words.ts';
import type { Candidate } from './engine/candidate.ts';
import { chooseVariants, type Judged } from './engine/choose-variants.ts';
import { frameworks, type Framework } from './engine/frameworks.ts';
import type { LanguagePack } from './engine/pack.ts';
import { seededRandom, seedOf } from './engine/random.ts';
import { scoreOf } from './engine/score.ts';
import { createWriter, type Writer } from './engine/writer.ts';
import { writeAdCopy } from './kinds/ad-copy.ts';
import { writeBrandVoice } from './kinds/brand-voice.ts';
import { writeCaption, writeHashtags } from './kinds/hashtags.ts';
import { writeCallToAction, writeHeadline, writeHook, writeSlogan } from './kinds/lines.ts';
import { writeProductDescription } from './kinds/product-description.ts';
import { writeRadioSpot } from './kinds/radio.ts';
import { writeScript } from './kinds/script.ts';
import { writeSearchAd } from './kinds/search-ad.ts';
import { placements, searchAd, type Placement } from './placements.ts';

import { engineName } from './engine-name.ts';

/** Pure: the same input, pack and seed give the same words. Writes more than is asked for and keeps the best. */
export function writeAds(
  input: Omit<AdGenerateInput, 'seed' | 'language'>,
  pack: LanguagePack,
  seed: number,
): AdGenerateOutput {
  // Another tone or network with the same seed shall not be the same text in other clothes.
  const random = seededRandom(seed ^ seedOf(`${input.kind} ${input.tone} ${input.network}`));
  const placement: Placement = placements[input.network];
  const brief = pack.read(input.brief);
  const counting = input.kind === 'ppc' ? searchAd : placement;
  const writer = createWriter({ pack, brief, tone: input.tone, placement: counting, random });
  const judged = new Map<string, Judged>();
  // More than twice as many as asked for, to choose from; more only while there are not enough different ones.
  // A search ad is twenty lines: there a few to choose from are enough.
  const wanted = input.kind === 'ppc' ? input.count + 3 : input.count * 2 + 6;
  let order: Framework[] = [];
  for (let attempt = 0; attempt < wanted || (judged.size < input.count && attempt < wanted * 4); attempt += 1) {
    if (order.length === 0) order = random.shuffled(frameworks);
    const framework = order.pop();
    const candidate = framework === undefined ? null : writeOne(writer, input, placement, framework);
    if (candidate === null) continue;
    const text = candidate.fields.map((field) => field.text).join('\n');
    if (wordIn(text, input.avoid ?? []) !== undefined) continue;
    judged.set(text, {
      candidate,
      text,
      score: scoreOf(candidate, brief),
      suits: suitOf(candidate, writer),
      luck: random.next(),
    });
  }
  const results = chooseVariants([...judged.values()], input.count).map(({ candidate, score }): AdTextResult => ({
    fields: [...candidate.fields],
    framework: candidate.framework,
    angle: pack.angles[candidate.framework],
    score,
  }));
  return { engine: engineName, seed, results };
}

function suitOf(candidate: Candidate, writer: Writer): number {
  if (candidate.said.length === 0) return 0;
  return candidate.said.filter((said) => writer.suits(said)).length / candidate.said.length;
}

function writeOne(
  writer: Writer,
  input: Pick<AdGenerateInput, 'kind' | 'tone'>,
  placement: Placement,
  framework: Framework,
): Candidate | null {
  const kinds: Record<AdGenerateInput['kind'], () => Candidate | null> = {
    ad_copy: () => writeAdCopy(writer, placement, framework),
    hook: () => writeHook(writer, placement, framework),
    script: () => writeScript(writer, framework),
    slogan: () => writeSlogan(writer, placement),
    headline: () => writeHeadline(writer, placement),
    radio: () => writeRadioSpot(writer, framework),
    brand_voice: () => writeBrandVoice(writer, framework, input.tone),
    cta: () => writeCallToAction(writer),
    product_description: () => writeProductDescription(writer, framework),
    ppc: () => writeSearchAd(writer, framework),
    caption: () => writeCaption(writer, placement, framework),
    hashtags: () => writeHashtags(writer, framework),
  };
  return kinds[input.kind]();
}
