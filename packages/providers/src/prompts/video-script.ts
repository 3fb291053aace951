import type { AdBrief, AdTone } from '@adwright/contract/ad-text.ts';
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

/** What a voice says in a second without hurrying: words, or characters where words are not set apart. */
const wordsPerSecond = 2.6;
const charactersPerSecond = 5.5;
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

/** How long a voice needs for the text. */
export function spokenSeconds(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return wide > words ? wide / charactersPerSecond : words / wordsPerSecond;
}

export function scriptFaults(
  { scenes }: VideoScripts['scripts'][number],
  { brief, length }: VideoScriptOrder,
): string[] {
  const total = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  const spoken = scenes.reduce((sum, scene) => sum + spokenSeconds(scene.spoken), 0);
  const source = Object.values(brief).flat().join('\n');
  const invented = scenes.flatMap(({ spoken: said, on_screen }) => inventedFigures(`${said}\n${on_screen}`, source));
  return [
    ...(scenes.length < 2 ? ['has fewer than two scenes'] : []),
    ...(Math.abs(total - length) > 1 ? [`lasts ${total} seconds instead of ${length}`] : []),
    ...(spoken > length * 1.1 ? [`takes ${Math.ceil(spoken)} seconds to say, but has ${length}`] : []),
    ...(invented.length > 0 ? [`has figures that are not in the brief: ${invented.join(', ')}`] : []),
    ...(scenes.some((scene) => [...scene.on_screen].length > mostOnScreen) ? ['has too many words on the screen'] : []),
    ...(scenes.some((scene) => scene.spoken.trim() === '' && scene.on_screen.trim() === '')
      ? ['has an empty scene']
      : []),
  ];
}
