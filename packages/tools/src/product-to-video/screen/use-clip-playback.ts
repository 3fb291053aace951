import { useCallback, useEffect, useRef, useState } from 'react';

type Playback = {
  readonly at: number;
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
};

/** Runs the clip round and round while it plays, with its music: a clip of eight seconds is watched more than once. */
export function useClipPlayback(seconds: number, music: string | null): Playback {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const place = useRef(0);
  const move = useCallback((to: number): void => {
    place.current = to;
    setAt(to);
  }, []);
  useEffect(() => {
    if (!playing) return undefined;
    const sound = music === null ? null : new Audio(`/api/music/sample/${encodeURIComponent(music)}`);
    if (sound) {
      sound.currentTime = place.current;
      // Without its music a clip still shows what it is.
      sound.play().catch(() => undefined);
    }
    let before = performance.now();
    let asked = requestAnimationFrame(function step(now) {
      const next = place.current + (now - before) / 1000;
      before = now;
      if (next >= seconds && sound) sound.currentTime = 0;
      move(next >= seconds ? 0 : next);
      asked = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(asked);
      sound?.pause();
    };
  }, [playing, music, seconds, move]);
  const seek = useCallback(
    (to: number): void => {
      setPlaying(false);
      move(Math.max(0, Math.min(seconds, to)));
    },
    [seconds, move],
  );
  const toggle = useCallback((): void => setPlaying((is) => !is), []);
  return { at: Math.min(at, seconds), playing, toggle, seek };
}
