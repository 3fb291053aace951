import type { Run } from '@adwright/contract/run/run.ts';
import { useState } from 'react';
import type { RunMemoryStore } from './run-memory.ts';

/**
 * A run that was begun in another tab, for a form that has nothing in it: its result beside empty fields would not say
 * what it is of. What somebody has begun to fill in here stays.
 */
export function useFoundElsewhere(run: Run | null, memory: RunMemoryStore, empty: boolean): Run | null {
  const [found, setFound] = useState<Run | null>(null);
  const [seen, setSeen] = useState(false);
  if (run !== null && !seen) {
    setSeen(true);
    if (empty && memory.read().draft === undefined && !isTyping()) setFound(run);
  }
  return found;
}

function isTyping(): boolean {
  const { activeElement: field } = document;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
}
