import type { DesignFrame } from '@adwright/studio/design/design-frame.ts';
import type { Rect } from '@adwright/studio/layout/display-list.ts';
import type { CSSProperties, PointerEvent } from 'react';
import { classNames } from '@adwright/ui/class-names.ts';
import type { Corner, Guides } from './snap.ts';

type Size = { readonly width: number; readonly height: number };

const percent = (value: number, whole: number): string => `${(value / whole) * 100}%`;

/** The frame is drawn from left to right whatever the page's direction. */
export function placed(box: Rect, frame: Size): CSSProperties {
  return {
    left: percent(box.x, frame.width),
    top: percent(box.y, frame.height),
    width: percent(box.width, frame.width),
    height: percent(box.height, frame.height),
  };
}

/** What the network's own interface covers. */
export function SafeZone({ frame }: { frame: DesignFrame }) {
  const { safe, width, height } = frame;
  const middle = { top: safe.top, height: height - safe.top - safe.bottom };
  const covered = [
    { x: 0, y: 0, width, height: safe.top },
    { x: 0, y: height - safe.bottom, width, height: safe.bottom },
    { x: 0, y: middle.top, width: safe.left, height: middle.height },
    { x: width - safe.right, y: middle.top, width: safe.right, height: middle.height },
  ];
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {covered.map((box, index) => (
        <div
          key={index}
          style={placed(box, frame)}
          className="absolute bg-[repeating-linear-gradient(135deg,oklch(0.2_0.02_265/0.55)_0_6px,oklch(0.2_0.02_265/0.3)_6px_12px)]"
        />
      ))}
      <div
        style={placed(
          { x: safe.left, y: safe.top, width: width - safe.left - safe.right, height: middle.height },
          frame,
        )}
        className="absolute border border-dashed border-[white] mix-blend-difference"
      />
    </div>
  );
}

export function GuideLines({ guides, frame }: { guides: Guides; frame: Size }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {guides.x.map((x) => (
        <div key={`x${x}`} style={{ left: percent(x, frame.width) }} className="absolute inset-y-0 w-px bg-accent" />
      ))}
      {guides.y.map((y) => (
        <div key={`y${y}`} style={{ top: percent(y, frame.height) }} className="absolute inset-x-0 h-px bg-accent" />
      ))}
    </div>
  );
}

const corners: readonly Corner[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

type SelectionProps = {
  box: Rect;
  frame: Size;
  onHandleDown: (event: PointerEvent, corner: Corner) => void;
};

/** Handles are for the pointer; the panel and the keys + and − scale as well. */
export function SelectionFrame({ box, frame, onHandleDown }: SelectionProps) {
  return (
    <div
      aria-hidden="true"
      data-selection=""
      style={placed(box, frame)}
      className="absolute cursor-move touch-none shadow-[0_0_0_3px_rgb(0_0_0/0.45),inset_0_0_0_1px_white] outline-2 outline-accent"
    >
      {corners.map((corner) => (
        <div
          key={`${corner.x}${corner.y}`}
          data-handle={`${corner.x}${corner.y}`}
          onPointerDown={(event) => onHandleDown(event, corner)}
          style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
          className={classNames(
            'absolute flex size-6 -translate-1/2 touch-none items-center justify-center pointer-coarse:size-11',
            corner.x === corner.y ? 'cursor-nwse-resize' : 'cursor-nesw-resize',
          )}
        >
          <span className="size-3 rounded-full border-2 border-accent bg-[white] pointer-coarse:size-4" />
        </div>
      ))}
    </div>
  );
}
