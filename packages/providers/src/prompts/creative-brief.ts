import type { GeneratePromptInput } from '@adwright/contract/ad-text/ad-text.ts';
import type { ObjectRequest } from '@adwright/domain/engines/text.ts';
import { z } from 'zod';
import { inventedFigures } from '../ad-text/figures.ts';
import { dataIsNotOrders, factsBlock } from './facts-block.ts';
import { languageName } from './language-name.ts';

export const CreativeBrief = z.object({
  subject: z.string(),
  setting: z.string(),
  light: z.string(),
  composition: z.string(),
  mood: z.string(),
  avoid: z.string(),
  prompt: z.string(),
});
export type CreativeBrief = z.output<typeof CreativeBrief>;

const longestPart = 300;
const longestPrompt = 1_500;

const system = [
  'You are an art director. You turn a short wish into a brief that a photographer or a picture model can work from.',
  'Be concrete: what is seen, where, in which light, from where, in which mood, and what must not be in it.',
  'Keep what the wish says; add only what the picture needs. No names of living artists, brands or cameras that the wish does not name.',
  'No figures that the wish does not have.',
  dataIsNotOrders,
].join('\n');

/** A short wish becomes a full brief, and the same in one paragraph for a picture or film model. */
export function creativeBriefPrompt({ wish, medium, language }: GeneratePromptInput): ObjectRequest<CreativeBrief> {
  const what = medium === 'video' ? 'a short film: say also how the camera and the subject move' : 'a still picture';
  return {
    name: 'creative_brief',
    system,
    prompt: [
      `Write the brief for ${what}.`,
      `Write in ${languageName(language)}. Each part is one phrase; "prompt" says all of it in one paragraph.`,
      factsBlock('wish', { wish }),
    ].join('\n'),
    schema: CreativeBrief,
    maxOutputTokens: 2_000,
    check: (brief) => briefFaults(brief, wish),
  };
}

export function briefFaults(brief: CreativeBrief, wish: string): string[] {
  return Object.entries(brief).flatMap(([name, text]) => {
    const most = name === 'prompt' ? longestPrompt : longestPart;
    const invented = inventedFigures(text, wish);
    return [
      ...(text.trim() === '' ? [`${name} is empty.`] : []),
      ...(text.length > most ? [`${name} is longer than ${most} characters.`] : []),
      ...(invented.length > 0 ? [`${name} has figures that are not in the wish: ${invented.join(', ')}.`] : []),
    ];
  });
}
