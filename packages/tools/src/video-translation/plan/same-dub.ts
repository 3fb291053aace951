import type { DubOrder } from '@adwright/contract/video-translate/video-translation.ts';
import { sameInput } from '../../kit/form/plan/same-input.ts';

/** What can be seen or heard of an order in one language; what it is called, and what was said before, is not. */
function audible(order: Partial<DubOrder>, language: string): unknown {
  const { video, lines = [], voices = {}, keep_music, subtitles, audio_only, match_lips = false } = order;
  const said = lines.map((line) => ({
    start: line.start,
    end: line.end,
    speaker: line.speaker,
    text: line.said[language] ?? '',
  }));
  return { video, said, voices: voices[language] ?? {}, keep_music, subtitles, audio_only, match_lips };
}

/** Whether a run of the one order would make what a run of the other has made. */
export function sameDub(order: DubOrder, made: unknown, language: string): boolean {
  const before = made as Partial<DubOrder>;
  if (before.mode !== 'dub' || !before.languages?.includes(language)) return false;
  return sameInput(audible(order, language), audible(before, language));
}
