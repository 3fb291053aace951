import type { Creative } from './creative/creative.ts';
import type { CaptionsLayer, Layer } from './creative/layer.ts';
import { sceneTimes } from './creative/timeline.ts';
import { captionGroups } from './layout/emit-captions.ts';
import { type Cue, srtOfCues, vttOfCues } from './subtitle-files.ts';
import { isUnspaced } from './text/script.ts';

function captionsIn(layers: readonly Layer[]): CaptionsLayer[] {
  return layers.flatMap((layer) =>
    layer.kind === 'captions' ? [layer] : layer.kind === 'group' ? captionsIn(layer.children) : [],
  );
}

function joined(words: readonly string[]): string {
  return words.reduce(
    (text, word) =>
      text === '' ? word : text + (isUnspaced(text.slice(-1)) && isUnspaced(word.charAt(0)) ? '' : ' ') + word,
    '',
  );
}

/** Subtitles as files, for networks and players that show them themselves. */
export function cuesOf(creative: Creative): Cue[] {
  const times = sceneTimes(creative);
  const placed = [
    ...creative.scenes.flatMap((scene, index) =>
      captionsIn(scene.layers).map((layer) => ({ layer, offset: times[index]?.start ?? 0 })),
    ),
    ...captionsIn(creative.overlay).map((layer) => ({ layer, offset: 0 })),
  ];
  const cues = placed.flatMap(({ layer, offset }) => {
    const start = offset + (layer.time?.start ?? 0);
    // Files are read in lines, not in the few words the picture shows at a time.
    return captionGroups(layer.words, 8).map((group) => ({
      start: start + (group[0]?.start ?? 0),
      end: start + (group.at(-1)?.end ?? 0),
      text: joined(group.map((word) => word.text)),
    }));
  });
  return cues.toSorted((a, b) => a.start - b.start);
}

export function srtOf(creative: Creative): string {
  return srtOfCues(cuesOf(creative));
}

export function vttOf(creative: Creative): string {
  return vttOfCues(cuesOf(creative));
}
