import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import type { VideoAdInput, VideoAdOrder } from '../contract.ts';
import { withHook } from './hooks.ts';
import { type Ratio, ratioSlug } from '../../kit/film/plan/ratios.ts';

/** A film to make: the one ordered, or the same with another opening. */
export type Version = { readonly order: VideoAdOrder; readonly hook: number | null };

export function versionsOf(order: VideoAdOrder): Version[] {
  const openings = order.hooks.map((hook, index) => ({
    order: { ...order, script: withHook(openingOf(order), hook) },
    hook: index,
  }));
  return order.after !== null && openings.length > 0 ? openings : [{ order, hook: null }, ...openings];
}

/** A presenter who said the film's own opening does not say another one: they are filmed again. */
function openingOf({ avatar, script }: VideoAdOrder): VideoAdOrder['script'] {
  if (avatar === null) return script;
  const scenes = script.scenes.map(({ clip, ...scene }, index) => (clip && index > 0 ? { ...scene, clip } : scene));
  return { ...script, scenes };
}

/** What its files are called before their ending. */
export function stemOf({ product }: Pick<VideoAdInput, 'product'>, ratio: Ratio | null, hook: number | null): string {
  const parts = [fileStem(product.title), ratio && ratioSlug(ratio), hook !== null && `hook-${hook + 1}`];
  return parts.filter(Boolean).join('-');
}
