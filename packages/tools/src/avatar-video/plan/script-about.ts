import type { ShownProduct } from '@adwright/contract/project/avatar-video.ts';
import { longestScript } from '@adwright/contract/lip-sync/told.ts';
import type { AdScript } from '@adwright/contract/product/script.ts';
import { wordsWithin } from '@adwright/contract/words-within.ts';

/** What is asked of the writer of scripts: about a quarter of a minute, in the film's language. */
export function scriptOrder({ title, benefits }: ShownProduct, language: string, seed: number) {
  return { title, benefits, language, length: 15, seed, count: 1 } as const;
}

/** A name alone says nothing that could be written about. */
export function isTold(product: Pick<ShownProduct, 'title' | 'benefits'>): boolean {
  return product.title.trim() !== '' && product.benefits.trim() !== '';
}

/** Everything its scenes say, one after the other, as somebody says it to a camera. */
export function spokenOf(script: AdScript | undefined): string {
  const said = (script?.scenes ?? []).map(({ spoken }) => spoken.trim()).filter((line) => line !== '');
  return wordsWithin(said.join(' '), longestScript);
}
