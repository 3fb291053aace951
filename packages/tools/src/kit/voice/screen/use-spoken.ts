import type { SpeakInput, SpokenLine as HeardLine } from '@adwright/contract/voice/voice.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToolHost } from '../../form/screen/tool-host.ts';
import { pronunciationChanges, usePronunciationChanges } from './pronunciation-changes.ts';

export type Lines = {
  /** In the order they were asked for; null where nothing is said, or not yet. */
  readonly lines: readonly (HeardLine | null)[];
  readonly speaking: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** A line to say; null for silence. */
export type WantedLine = Required<Pick<SpeakInput, 'text' | 'voice_id' | 'speed'>> | null;

const restMs = 600;
const kept = 120;

/** Lines that were heard in this tab, by voice, words and the dictionary they were said by. */
const heard = new Map<string, HeardLine>();

const keyOf = (line: WantedLine): string | null =>
  line && `${line.voice_id} ${line.speed} ${pronunciationChanges()} ${line.text}`;

/** Said elsewhere on the page: nobody has to say it again. */
export function rememberLine(line: NonNullable<WantedLine>, sound: HeardLine): void {
  heard.set(keyOf(line) ?? '', sound);
  for (const oldest of heard.keys()) {
    if (heard.size <= kept) break;
    heard.delete(oldest);
  }
}

/** Lines said aloud, each asked for once, in their order. */
export function useSpoken(wanted: readonly WantedLine[], signedIn: boolean): Lines {
  const host = useToolHost();
  const changes = usePronunciationChanges();
  const [count, setCount] = useState(0);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const spelled = JSON.stringify(wanted);
  useEffect(() => {
    const lines = JSON.parse(spelled) as WantedLine[];
    if (!signedIn || lines.every((line) => line === null)) return undefined;
    const stop = new AbortController();
    const speak = async (): Promise<void> => {
      setFailed(false);
      for (const line of lines) {
        if (stop.signal.aborted) return;
        if (line === null || heard.has(keyOf(line) ?? '')) continue;
        rememberLine(line, await host.speak(line));
        setCount((before) => before + 1);
      }
    };
    const timer = setTimeout(() => void speak().catch(() => !stop.signal.aborted && setFailed(true)), restMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [host, spelled, changes, signedIn, tries]);
  return useMemo(() => {
    const keys = (JSON.parse(spelled) as WantedLine[]).map(keyOf);
    const lines = keys.map((key) => (key === null ? null : (heard.get(key) ?? null)));
    const missing = signedIn && keys.some((key) => key !== null && !heard.has(key));
    return { lines, speaking: missing && !failed, failed: missing && failed, retry };
    // What was heard meanwhile is counted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [spelled, changes, signedIn, failed, count, retry]);
}
