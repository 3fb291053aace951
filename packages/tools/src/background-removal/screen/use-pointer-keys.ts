import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Place } from './use-part-clicks.ts';

const middle: Place = { x: 0.5, y: 0.5 };
const step = 0.02;
const stride = 0.1;

/** Left is left in every language: these are places in a picture. */
const ways: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Wishes = { point(place: Place): void; undo(): void; redo(): void };

/** Points at places of a picture without a mouse: arrows move (with Shift further), Enter or the space bar points. */
export function usePointerKeys({ point, undo, redo }: Wishes) {
  const [cursor, setCursor] = useState<Place | null>(null);
  const held = (value: number): number => Math.max(0, Math.min(1, value));
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = ways[event.key];
    if (way) {
      const far = event.shiftKey ? stride : step;
      setCursor((before) => {
        const { x, y } = before ?? middle;
        return { x: held(x + way.x * far), y: held(y + way.y * far) };
      });
    } else if (event.key === 'Enter' || event.key === ' ') point(cursor ?? middle);
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) (event.shiftKey ? redo : undo)();
    else return;
    event.preventDefault();
  };
  // Whoever came with a pointer has one.
  const onFocus = ({ currentTarget }: FocusEvent): void => {
    if (currentTarget.matches(':focus-visible')) setCursor(middle);
  };
  return { cursor, handlers: { onKeyDown, onFocus, onBlur: () => setCursor(null) } };
}
