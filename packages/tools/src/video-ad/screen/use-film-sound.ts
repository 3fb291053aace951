import type { Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { useEffect, useState } from 'react';
import { pictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { type LineNamed, mixFilm } from './film-sound.ts';

export type FilmSound = {
  /** The newest that is mixed; of an edited film the one before until the new one is there. */
  readonly buffer: AudioBuffer | null;
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
};

const restMs = 250;

/** Mixes anew whenever what is heard has changed: the look of a film and its ratio change nothing. */
export function useFilmSound(film: Creative | null, lineNamed: LineNamed): FilmSound {
  const host = useToolHost();
  const seconds = film ? durationOf(film) : 0;
  const played =
    film?.audio.map((clip) => {
      const src = film.assets[clip.asset]?.src ?? '';
      return { ...clip, src, heard: src.startsWith('speech:') && lineNamed(src.slice('speech:'.length))?.sound.length };
    }) ?? [];
  const key = JSON.stringify([seconds, played]);
  const [known, setKnown] = useState<{ key: string; buffer: AudioBuffer | null; failed: boolean } | null>(null);
  useEffect(() => {
    if (!film || film.audio.length === 0) return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      mixFilm(film, seconds, lineNamed, (src) => pictureUrl(host, src)).then(
        (buffer) => !gone && setKnown({ key, buffer, failed: false }),
        () => !gone && setKnown({ key, buffer: null, failed: true }),
      );
    }, restMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
    // The key says all that is heard.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  if (!film || film.audio.length === 0) return { buffer: null, state: 'none' };
  if (known?.key !== key) return { buffer: known?.buffer ?? null, state: 'loading' };
  return { buffer: known.buffer, state: known.failed ? 'failed' : 'ready' };
}
