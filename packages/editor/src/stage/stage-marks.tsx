import type { DesignFrame } from '@adwright/studio/design/design-frame.ts';
import type { Rect } from '@adwright/studio/layout/display-list.ts';
import { union } from '@adwright/studio/layout/geometry.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { Lock, RotateCw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { isStretchable } from '../commands/stretch-layer.ts';
import type { Corner, Guides, Side } from '../geometry/snap.ts';
import { zoomOf } from '../geometry/view.ts';
import { boxNow, useEditorState } from '../store/editor-context.ts';
import { buildOf } from '../store/site.ts';

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

export function GuideLines() {
  const guides = useEditorState((state): Guides | undefined => state.live?.guides);
  const frame = useEditorState((state) => state.frame);
  if (!guides) return null;
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

export function Marquee() {
  const { area, frame } = useEditorState((state) => ({ area: state.marquee, frame: state.frame }));
  if (!area) return null;
  return (
    <div
      aria-hidden="true"
      style={placed(area, frame)}
      className="pointer-events-none absolute border border-accent bg-accent/10"
    />
  );
}

const corners: readonly Corner[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

/** Each chosen thing in a fine line, all of them in one frame with handles. */
export function SelectionMarks() {
  const frame = useEditorState((state) => state.frame);
  const ids = useEditorState((state) => state.selection);
  const writing = useEditorState((state) => state.writing !== undefined);
  const locked = useEditorState((state) => state.selection.every((id) => state.design.locked?.includes(id) ?? false));
  const around = useEditorState((state) => {
    const [first, ...rest] = state.selection.flatMap((id) => boxNow(state, id) ?? []);
    return first && rest.reduce(union, first);
  });
  const only = ids.length === 1 ? ids[0] : undefined;
  if (!around || writing) return null;
  return (
    <>
      {ids.length > 1 && ids.map((id) => <OneMark key={id} id={id} />)}
      <div
        aria-hidden="true"
        data-mark="selection"
        style={placed(around, frame)}
        className={classNames(
          'absolute shadow-[0_0_0_3px_rgb(0_0_0/0.35),inset_0_0_0_1px_white] outline-2 outline-accent',
          locked ? 'cursor-default outline-dashed' : 'cursor-move touch-none',
        )}
      >
        {locked ? (
          <span className="absolute -end-3 -top-3 flex size-6 items-center justify-center rounded-full bg-inverse text-on-inverse [&_svg]:size-3.5">
            <Lock />
          </span>
        ) : (
          <>
            <Handles turns={ids.length === 1} />
            {only !== undefined && <SideHandles id={only} />}
          </>
        )}
      </div>
    </>
  );
}

/** Handles are for the pointer; the panel and the keys + and − scale and turn as well. */
function Handles({ turns }: { turns: boolean }) {
  return (
    <>
      {turns && (
        <div
          data-mark="turn"
          className="absolute -top-9 left-1/2 flex size-7 -translate-x-1/2 cursor-grab touch-none items-center justify-center rounded-full border border-line-strong bg-raised text-text shadow-raised pointer-coarse:-top-13 pointer-coarse:size-11"
        >
          <RotateCw className="size-3.5" />
        </div>
      )}
      {corners.map((corner) => (
        <div
          key={`${corner.x}${corner.y}`}
          data-mark={`${corner.x}${corner.y}`}
          style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
          className={classNames(
            'absolute flex size-6 -translate-1/2 touch-none items-center justify-center pointer-coarse:size-11',
            corner.x === corner.y ? 'cursor-nwse-resize' : 'cursor-nesw-resize',
          )}
        >
          <span className="size-3 rounded-full border-2 border-accent bg-[white] pointer-coarse:size-4" />
        </div>
      ))}
    </>
  );
}

const sides: readonly { side: Side; className: string; grip: string }[] = [
  { side: 'left', className: 'left-0 top-1/2 cursor-ew-resize', grip: 'h-5 w-1.5' },
  { side: 'right', className: 'left-full top-1/2 cursor-ew-resize', grip: 'h-5 w-1.5' },
  { side: 'top', className: 'left-1/2 top-0 cursor-ns-resize', grip: 'h-1.5 w-5' },
  { side: 'bottom', className: 'left-1/2 top-full cursor-ns-resize', grip: 'h-1.5 w-5' },
];

/** Pixels of the screen that a side needs for a handle between those of its corners. */
const shortest = 56;

/** For shapes and pictures: wider or higher by itself. One that is turned has no side that faces a way. */
function SideHandles({ id }: { id: string }) {
  const room = useEditorState((state) => {
    const layer = buildOf(state.design, state.frame).byId.get(id);
    const box = boxNow(state, id);
    if (!layer || !box || !isStretchable(layer) || (layer.layer.rotate ?? 0) % 180 !== 0) return undefined;
    const zoom = zoomOf(state.view, state.frame, state.viewport);
    return { across: box.height * zoom >= shortest, down: box.width * zoom >= shortest };
  });
  if (!room) return null;
  return sides
    .filter(({ side }) => (side === 'left' || side === 'right' ? room.across : room.down))
    .map(({ side, className, grip }) => (
      <div
        key={side}
        data-mark={side}
        className={classNames(
          'absolute flex size-6 -translate-1/2 touch-none items-center justify-center pointer-coarse:size-11',
          className,
        )}
      >
        <span className={classNames('rounded-full border border-accent bg-[white]', grip)} />
      </div>
    ));
}

function OneMark({ id }: { id: string }) {
  const frame = useEditorState((state) => state.frame);
  const box = useEditorState((state) => boxNow(state, id));
  if (!box) return null;
  return (
    <div
      aria-hidden="true"
      style={placed(box, frame)}
      className="pointer-events-none absolute outline-1 outline-accent"
    />
  );
}
