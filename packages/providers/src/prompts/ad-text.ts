import type { AdGenerateInput, AdTextKind } from '@adwright/contract/ad-text/ad-text.ts';
import type { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import { AdFramework } from '@adwright/contract/product/script.ts';
import type { ObjectRequest } from '@adwright/domain/engines/text.ts';
import { z } from 'zod';
import { type AdRules, faultsOf, type FieldShape } from '../ad-text/faults.ts';
import { dataIsNotOrders, factsBlock } from './facts-block.ts';
import { languageName } from './language-name.ts';

export const AdVariants = z.object({
  variants: z.array(
    z.object({
      framework: AdFramework,
      /** Why it should work, in a sentence. */
      angle: z.string(),
      fields: z.array(z.object({ name: z.string(), text: z.string() })),
    }),
  ),
});
export type AdVariants = z.output<typeof AdVariants>;

const kinds: Record<AdTextKind, string> = {
  ad_copy: 'complete ads, each with the fields the network shows',
  hook: 'opening lines that stop somebody who is scrolling',
  script:
    'scripts of a short vertical video, scene by scene: a scene’s name in capitals, then what is seen, what is said and what stands on the screen, each on its own line',
  slogan: 'slogans that could stay for years',
  headline: 'headlines',
  radio:
    'radio spots of about half a minute for the ear: short sentences, a sound in brackets at the start, the name said at the end',
  brand_voice:
    'guides to a brand’s voice: how it sounds, what it always does, what it never does, examples, words it owns',
  cta: 'calls to action: the words on the button, and the line beside it that takes away the last doubt',
  product_description:
    'descriptions for a shop’s page: an opening that makes one want it, the facts as a list with •, what settles it',
  ppc: 'sets of a responsive search ad; its parts are shown in any combination, so each must stand alone',
  caption: 'posts of a few sentences that end with a few hashtags',
  hashtags: 'sets of hashtags, separated by spaces, the most telling first',
};

const tones: Record<AdTone, string> = {
  friendly: 'like a friend who knows the thing',
  bold: 'bold and direct',
  playful: 'playful, with a light wit',
  premium: 'calm and refined',
  expert: 'precise and knowledgeable',
  urgent: 'urgent without shouting',
  warm: 'warm and human',
  minimal: 'as few words as possible',
};

const system = [
  'You are a senior copywriter. You write advertising that is specific, honest and easy to read.',
  'Rules that are never broken:',
  '- Use only facts of the brief. Invent no feature, offer, price, review, number, address or claim.',
  '- Write no digit that is not in the brief: no scene numbers, no seconds, no years.',
  '- Keep every limit of characters; shorter is better.',
  '- Plain text: no markdown, no placeholders, no quotation marks around a line.',
  '- The variants differ in idea, not only in words.',
  dataIsNotOrders,
].join('\n');

export type AdTextBrief = Pick<AdGenerateInput, 'kind' | 'brief' | 'tone' | 'network' | 'count' | 'use' | 'avoid'> &
  AdRules;

/** Ad text of any kind from a brief. The fields and their limits come from whoever knows the networks. */
export function adTextPrompt(input: AdTextBrief, shape: readonly FieldShape[]): ObjectRequest<AdVariants> {
  const { kind, brief, tone, network, count, language, use = [], avoid = [] } = input;
  const place = network === 'any' ? '' : ` for ${network}`;
  const prompt = [
    `Write ${count} ${kinds[kind]}${place}.`,
    `Language: ${languageName(language)}. Every text and every angle is in it, as a native would write.`,
    `Tone: ${tones[tone]}.`,
    'Each variant has exactly these fields, in this order:',
    ...shape.map((field, index) => `${index + 1}. ${describeField(field)}`),
    'Say for each variant which framework it follows, and in one sentence why it should work.',
    ...(use.length + avoid.length > 0
      ? [
          'The brand likes the words under “use” and never says those under “avoid”.',
          factsBlock('words', { use, avoid }),
        ]
      : []),
    factsBlock('brief', brief),
  ].join('\n');
  return {
    name: 'ad_variants',
    system,
    prompt,
    schema: AdVariants,
    maxOutputTokens: 6_000,
    check: ({ variants }) => [
      ...(variants.length < count ? [`There are ${variants.length} variants, but ${count} were asked for.`] : []),
      ...variants.slice(0, count).flatMap((variant, at) => variantFaults(variant, at, shape, input)),
    ],
  };
}

function describeField({ name, limit, visible }: FieldShape): string {
  const most = limit === null ? '' : `, at most ${limit} characters`;
  const shown = visible === null ? '' : `, of which the first ${visible} are seen at once`;
  return `${name}${most}${shown}`;
}

function variantFaults(
  { fields }: AdVariants['variants'][number],
  at: number,
  shape: readonly FieldShape[],
  rules: AdRules,
): string[] {
  if (fields.length !== shape.length)
    return [`Variant ${at + 1} has ${fields.length} fields, but needs ${shape.length}.`];
  return shape.flatMap((field, index) =>
    faultsOf(fields[index]?.text ?? '', field, rules).map(
      (fault) => `Variant ${at + 1}, field ${index + 1} (${field.name}) ${fault}.`,
    ),
  );
}
