import type { Point } from '@adwright/studio/layout/display-list.ts';
import type { Corner, Side } from '../geometry/snap.ts';

/** A pointer that came down on the stage. */
export type Press = {
  /** In pixels of the frame. */
  readonly at: Point;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly touch: boolean;
  /** What of the marks was pressed, if any. */
  readonly mark?: 'selection' | 'turn' | Corner | Side | undefined;
};
