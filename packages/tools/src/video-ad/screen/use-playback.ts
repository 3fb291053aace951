import { useCallback, useEffect, useRef, useState } from 'react';

export type Playback = {
  readonly at: number;
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
};

/** The film's clock: the sound's where there is one, so that lips and beats stay with the picture, else the screen's. */
export function usePlayback(seconds: number, buffer: AudioBuffer | null): Playback {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const context = useRef<AudioContext | null>(null);
  const place = useRef(0);
  const move = useCallback((to: number): void => {
    place.current = to;
    setAt(to);
  }, []);
  useEffect(() => () => void context.current?.close(), []);
  useEffect(() => {
    if (!playing) return undefined;
    const from = place.current;
    const audio = context.current;
    const source = audio && buffer && from < buffer.duration ? new AudioBufferSourceNode(audio, { buffer }) : null;
    source?.connect((audio as AudioContext).destination);
    source?.start(0, from);
    const clock = (): number => (source && audio ? audio.currentTime : performance.now() / 1000);
    const began = clock();
    let asked = 0;
    const step = (): void => {
      const now = from + clock() - began;
      if (now >= seconds) {
        setPlaying(false);
        move(0);
      } else {
        move(now);
        asked = requestAnimationFrame(step);
      }
    };
    asked = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(asked);
      source?.stop();
    };
  }, [playing, buffer, seconds, move]);
  const seek = useCallback(
    (to: number): void => {
      setPlaying(false);
      move(Math.max(0, Math.min(seconds, to)));
    },
    [seconds, move],
  );
  const toggle = useCallback((): void => {
    // Only what a person pressed may sound.
    context.current ??= new AudioContext();
    void context.current.resume();
    setPlaying((before) => !before);
  }, []);
  return { at: Math.min(at, seconds), playing, toggle, seek };
}
