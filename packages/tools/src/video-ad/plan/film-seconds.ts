import { spokenSeconds } from '@adwright/copywriter/scripts/speaking-time.ts';
import { needOf, type ScriptScene, tight } from './scene-need.ts';

type Ordered = {
  readonly script: { readonly scenes: readonly ScriptScene[] } | null;
  readonly length: number;
  readonly voice: string | null;
  readonly speed: number;
};

/** How much longer than planned a film may become before that is what it costs. */
const slack = 1.25;

/**
 * How long a film is going to be, before anything is said: as planned, unless its words plainly need more. Seconds that
 * a caller only claims would otherwise buy minutes for the price of a moment.
 */
export function filmSeconds({ script, length, voice, speed }: Ordered): number {
  if (!script) return length;
  const { scenes } = script;
  const planned = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
  const needed = scenes.reduce((sum, scene, index) => {
    const line = voice === null || scene.spoken === '' ? null : spokenSeconds(scene.spoken) / speed;
    return sum + needOf(scene, line, index === scenes.length - 1, tight);
  }, 0);
  return needed > planned * slack ? needed : planned;
}

/** Whether a voice took so much longer than it should that the order pays for another film. */
export function isOverlong(order: Ordered, seconds: number): boolean {
  return seconds > 2 * filmSeconds(order) + 10;
}
