import { useEffect, useRef, useState } from 'react';
import { loadPicture } from '../../kit/cutout/screen/browser-canvas.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { addMend, clicksAmong, type MendHistory } from '../plan/mends.ts';
import { maskCanvas } from './mask-canvas.ts';

export type Place = { readonly x: number; readonly y: number };

/** As fine as the server answers. */
const finest = 1600;

type Pointing = {
  /** Where an answer is awaited. */
  readonly waiting: Place | null;
  readonly problem: string | undefined;
  point(place: Place, keep: boolean): void;
};

/** Asks for the part at a place and keeps or removes it. One question at a time: the next place may depend on it. */
export function usePartClicks(
  picture: string,
  history: MendHistory,
  onHistory: (history: MendHistory) => void,
): Pointing {
  const host = useToolHost();
  const [waiting, setWaiting] = useState<Place | null>(null);
  const [problem, setProblem] = useState<string>();
  // Whoever takes something back while an answer is awaited must not get it again with the answer.
  const latest = useRef({ history, onHistory });
  useEffect(() => {
    latest.current = { history, onHistory };
  });
  const ask = async ({ x, y }: Place, keep: boolean): Promise<void> => {
    const click = { x, y, keep };
    const url = await host.cutOutPart(picture, [...clicksAmong(history.done), click]);
    const shape = maskCanvas(await loadPicture(url), finest, 'grey').canvas;
    const now = latest.current;
    now.onHistory(addMend(now.history, { ...click, shape }));
  };
  const point = (place: Place, keep: boolean): void => {
    if (waiting !== null) return;
    setWaiting(place);
    setProblem(undefined);
    ask(place, keep)
      .catch((error: unknown) => setProblem(host.problemText(error)))
      .finally(() => setWaiting(null));
  };
  return { waiting, problem, point };
}
