import type { SpokenLine as HeardLine } from '@adwright/contract/voice/voice.ts';
import { useEffect, useMemo, useState } from 'react';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { usePronunciationChanges } from '../../kit/voice/screen/pronunciation-changes.ts';
import type { VideoAdInput } from '../contract.ts';

type Order = Pick<VideoAdInput, 'voice' | 'speed' | 'script'>;

export type Lines = {
  /** By scene; null where nothing is said, or not yet. */
  readonly lines: readonly (HeardLine | null)[];
  readonly speaking: boolean;
  readonly failed: boolean;
};

const restMs = 600;
const kept = 60;

/** Lines that were heard in this tab, by voice and words. */
const heard = new Map<string, HeardLine>();

function remember(key: string, line: HeardLine): void {
  heard.set(key, line);
  for (const oldest of heard.keys()) {
    if (heard.size <= kept) break;
    heard.delete(oldest);
  }
}

/** The script's lines in the chosen voice, each asked for once, the hook first. */
export function useLines({ voice, speed, script }: Order, signedIn: boolean): Lines {
  const host = useToolHost();
  const texts = useMemo(() => (script?.scenes ?? []).map(({ spoken }) => spoken.trim()), [script]);
  const changes = usePronunciationChanges();
  const [count, setCount] = useState(0);
  const [failed, setFailed] = useState(false);
  const keys = useMemo(
    () => texts.map((text) => (voice === null || text === '' ? null : `${voice} ${speed} ${changes} ${text}`)),
    [texts, voice, speed, changes],
  );
  useEffect(() => {
    if (!signedIn || voice === null) return undefined;
    const stop = new AbortController();
    const speak = async (): Promise<void> => {
      setFailed(false);
      for (const [index, key] of keys.entries()) {
        if (stop.signal.aborted) return;
        if (key === null || heard.has(key)) continue;
        remember(key, await host.speak({ text: texts[index] ?? '', voice_id: voice, speed }));
        setCount((before) => before + 1);
      }
    };
    const timer = setTimeout(() => void speak().catch(() => !stop.signal.aborted && setFailed(true)), restMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [host, keys, texts, voice, speed, signedIn]);
  return useMemo(() => {
    const lines = keys.map((key) => (key === null ? null : (heard.get(key) ?? null)));
    const missing = signedIn && keys.some((key) => key !== null && !heard.has(key));
    return { lines, speaking: missing && !failed, failed };
    // What was heard meanwhile is counted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keys, signedIn, failed, count]);
}
