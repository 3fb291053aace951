import { useMemo } from 'react';
import { type Lines, useSpoken, type WantedLine } from '../../kit/voice/screen/use-spoken.ts';
import type { VideoAdInput } from '../contract.ts';

/** The script's lines in the chosen voice, by scene, the hook first. */
export function useLines(
  { voice, speed, script }: Pick<VideoAdInput, 'voice' | 'speed' | 'script'>,
  signedIn: boolean,
): Lines {
  const wanted = useMemo(
    () =>
      (script?.scenes ?? []).map(({ spoken }): WantedLine => {
        const text = spoken.trim();
        return voice === null || text === '' ? null : { text, voice_id: voice, speed };
      }),
    [script, voice, speed],
  );
  return useSpoken(wanted, signedIn);
}
