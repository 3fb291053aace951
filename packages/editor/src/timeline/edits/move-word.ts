import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { CaptionsLayer } from '@adwright/studio/creative/layer.ts';
import { captionsOf } from '../model/spans.ts';
import { mapEveryLayer, within } from './layer-times.ts';

const shortest = 0.05;
type Words = CaptionsLayer['words'];

function changed(creative: Creative, id: string, change: (words: Words, clock: number) => Words): Creative {
  const clock = captionsOf(creative)?.start ?? 0;
  return mapEveryLayer(creative, (layer) =>
    layer.kind === 'captions' && layer.id === id ? { ...layer, words: change(layer.words, clock) } : layer,
  );
}

/** Between the words beside it: captions are read in the order they are spoken. */
export function moveWord(creative: Creative, id: string, index: number, moment: number): Creative {
  return changed(creative, id, (words, clock) => {
    const word = words[index];
    if (!word) return words;
    const length = word.end - word.start;
    const least = words[index - 1]?.end ?? 0;
    const most = (words[index + 1]?.start ?? 600) - length;
    const start = within(moment - clock, least, most);
    return words.with(index, { ...word, start, end: start + length });
  });
}

export function trimWord(
  creative: Creative,
  id: string,
  index: number,
  edge: 'start' | 'end',
  moment: number,
): Creative {
  return changed(creative, id, (words, clock) => {
    const word = words[index];
    if (!word) return words;
    const at = moment - clock;
    return words.with(
      index,
      edge === 'start'
        ? { ...word, start: within(at, words[index - 1]?.end ?? 0, word.end - shortest) }
        : { ...word, end: within(at, word.start + shortest, words[index + 1]?.start ?? 600) },
    );
  });
}

export function writeWord(creative: Creative, id: string, index: number, text: string): Creative {
  const words = text.trim().slice(0, 80);
  if (words === '') return creative;
  return changed(creative, id, (all) => {
    const word = all[index];
    return word ? all.with(index, { ...word, text: words }) : all;
  });
}
