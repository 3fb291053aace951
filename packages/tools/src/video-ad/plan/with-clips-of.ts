import type { VideoAdOrder } from '../contract.ts';

type Script = VideoAdOrder['script'];

/** Another script for the same film: the footage stays in its scenes, whatever is said over it. */
export function withClipsOf(before: Script | null, script: Script): Script {
  const scenes = script.scenes.map((scene, index, all) => {
    const clip = index < all.length - 1 ? before?.scenes[index]?.clip : undefined;
    return clip ? { ...scene, clip } : scene;
  });
  return { ...script, scenes };
}
