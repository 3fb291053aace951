import type { MendHistory } from '../plan/mends.ts';
import type { Stroke } from '../plan/strokes.ts';
import type { CutSource } from './use-cut-picture.ts';

export type MendTool = 'part' | 'brush';

export type MendProps = {
  picture: string;
  source: CutSource;
  /** At least one. */
  tools: readonly MendTool[];
  history: MendHistory;
  onHistory: (history: MendHistory) => void;
  /** What most need first: to keep something where nothing was found, else to erase what was too much. */
  begins: Stroke['mode'];
};
