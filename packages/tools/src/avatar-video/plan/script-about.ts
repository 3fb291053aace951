import type { ShownProduct } from '@adwright/contract/project/avatar-video.ts';
import { longestScript } from '@adwright/contract/lip-sync/told.ts';
import type { AdScript } from '@adwright/contract/product/script.ts';
import { wordsWithin } from '@adwright/contract/words-within.ts';

/** What is asked of the writer of scripts: about a quarter of a minute, in the film's language. */
export function scriptOrder({ title, price }: Pick<ShownProduct, 'title' | 'price'>, language: string, seed: number) {
  return { title, description: price, language, length: 15, seed, count: 1 } as const;
}

/** Everything its scenes say, one after the other, as somebody says it to a camera. */
export function spokenOf(script: AdScript | undefined): string {
  const said = (script?.scenes ?? []).map(({ spoken }) => spoken.trim()).filter((line) => line !== '');
  return wordsWithin(said.join(' '), longestScript);
}
