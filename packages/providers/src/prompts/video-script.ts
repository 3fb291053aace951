import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import type { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import { spokenSeconds } from '@adwright/copywriter/scripts/speaking-time.ts';
import type { ObjectRequest } from '@adwright/domain/engines/text.ts';
import { z } from 'zod';
import { inventedFigures } from '../ad-text/figures.ts';
import { dataIsNotOrders, factsBlock } from './facts-block.ts';
import { languageName } from './language-name.ts';

export const VideoScripts = z.object({
  scripts: z.array(
    z.object({
      title: z.string(),
      scenes: z.array(z.object({ spoken: z.string(), on_screen: z.string(), visual: z.string(), seconds: z.number() })),
    }),
  ),
});
export type VideoScripts = z.output<typeof VideoScripts>;

export type VideoScriptOrder = {
  readonly brief: AdBrief;
  readonly count: number;
  /** Length of the whole video in seconds. */
  readonly length: number;
  readonly tone: AdTone;
  readonly framework?: string;
  readonly language: string;
};

/** To tell the model; what it writes is measured. */
const wordsPerSecond = 2.6;
const mostOnScreen = 42;

const system = [
  'You write scripts of short video ads. The first line stops somebody who is scrolling; the last one says what to do.',
  'Each scene has what is said, a few words on the screen, and what is seen. What is said must fit its seconds at an easy speaking pace.',
  'Use only facts of the brief: no invented feature, offer, price, number, review or claim. Write no digit that is not in the brief.',
  dataIsNotOrders,
].join('\n');

export function videoScriptPrompt(order: VideoScriptOrder): ObjectRequest<VideoScripts> {
  const { brief, count, length, tone, framework, language } = order;
  return {
    name: 'video_scripts',
    system,
    prompt: [
      `Write ${count} scripts of ${length} seconds each, in ${languageName(language)}, in a ${tone} tone.`,
      `The seconds of a script’s scenes add up to ${length}. At most ${Math.floor(length * wordsPerSecond)} words are said in all.`,
      `Words on the screen have at most ${mostOnScreen} characters.`,
      ...(framework ? [`Follow this framework: ${framework}.`] : []),
      factsBlock('brief', brief),
    ].join('\n'),
    schema: VideoScripts,
    maxOutputTokens: 8_000,
    check: ({ scripts }) => [
      ...(scripts.length < count ? [`There are ${scripts.length} scripts, but ${count} were asked for.`] : []),
      ...scripts.flatMap((script, index) =>
        scriptFaults(script, order).map((fault) => `Script ${index + 1} ${fault}.`),
      ),
    ],
  };
}

export function scriptFaults(
  { scenes }: VideoScripts['scripts'][number],
  { brief, length }: VideoScriptOrder,
): string[] {
  const spoken = secondsToSay(scenes);
  const source = Object.values(brief).flat().join('\n');
  const invented = scenes.flatMap(({ spoken: said, on_screen }) => inventedFigures(`${said}\n${on_screen}`, source));
  return [
    ...(scenes.length < 2 ? ['has fewer than two scenes'] : []),
    ...(spoken > length ? [`takes ${Math.ceil(spoken)} seconds to say, but has ${length}`] : []),
    ...(invented.length > 0 ? [`has figures that are not in the brief: ${invented.join(', ')}`] : []),
    ...(scenes.some((scene) => [...scene.on_screen].length > mostOnScreen) ? ['has too many words on the screen'] : []),
    ...(scenes.some((scene) => scene.spoken.trim() === '' && scene.on_screen.trim() === '')
      ? ['has an empty scene']
      : []),
  ];
}

type Scene = VideoScripts['scripts'][number]['scenes'][number];

/** In whole tenths, as scenes are timed. */
function tenthsToSay(scene: Scene): number {
  return Math.ceil(spokenSeconds(scene.spoken) * 10);
}

export function secondsToSay(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, scene) => sum + tenthsToSay(scene), 0) / 10;
}

/** Every scene as long as its words need, the rest shared as the writer weighed them, and all together the whole length. */
export function retimed(scenes: readonly Scene[], length: number): Scene[] {
  const needs = scenes.map(tenthsToSay);
  const slack = length * 10 - needs.reduce((sum, need) => sum + need, 0);
  const weights = scenes.map(({ seconds }) => (Number.isFinite(seconds) && seconds > 0 ? seconds : 1));
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const shares = weights.map((one) => Math.floor((slack * one) / weight));
  const left = slack - shares.reduce((sum, share) => sum + share, 0);
  return scenes.map((scene, at) => {
    const tenths = (needs[at] ?? 0) + (shares[at] ?? 0) + (at === scenes.length - 1 ? left : 0);
    return { ...scene, seconds: tenths / 10 };
  });
}
