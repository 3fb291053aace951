/**
 * A photographed place as a camera that moves sees it: the plane that things stand on, and behind it everything else as
 * one card. Both are rows of one picture, and where they meet they move alike, so that nothing tears. Pixels of the frame.
 */
export type Plane = {
  /** The point the camera goes towards, and the row in which the plane would end. */
  readonly x: number;
  readonly horizon: number;
  /** The row in which the thing stands that the camera keeps to: it stays where it is. */
  readonly stand: number;
  /** Above it everything is as far away as it is, below `front` everything as near. */
  readonly behind: number;
  readonly front: number;
};

export type Depth = {
  readonly plane: Plane;
  /** How much larger coming nearer has made what stands; 1 as it was taken. */
  readonly push: number;
  /** How far what is behind has gone to the right of what stands. */
  readonly slide: number;
};

/** What a row shows: which row of the still picture, how many of its pixels are one, and how far they have gone. */
type DepthRow = { readonly from: number; readonly step: number; readonly shift: number };

/**
 * Sideways, a thing moves by how near it is, which grows evenly with the rows below the horizon. Forward, it grows by
 * 1 / (1 − way · nearness). What stands has the nearness 1, and all is told relative to it.
 */
export function depthRow({ plane, push, slide }: Depth, y: number): DepthRow {
  const reach = plane.stand - plane.horizon;
  const way = 1 - 1 / push;
  const far = (plane.behind - plane.horizon) / reach;
  const close = (plane.front - plane.horizon) / reach;
  /** Where the row would be if all had grown about the horizon alone. */
  const grown = push * (1 + (y - plane.stand) / reach);
  const near = Math.max(far, Math.min(close, grown / (1 + way * grown)));
  const left = 1 - way * near;
  return { from: plane.horizon + grown * left * reach, step: push * left, shift: (slide * (1 - near)) / (1 - far) };
}

/** The column of the still picture that is seen at `x` of such a row. */
export function depthColumn({ plane }: Depth, { step, shift }: DepthRow, x: number): number {
  return plane.x + (x - plane.x - shift) * step;
}
