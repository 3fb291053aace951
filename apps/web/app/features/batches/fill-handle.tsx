import { classNames } from '@adwright/ui/class-names.ts';
import type { RefObject } from 'react';

type FillHandleProps = {
  onStart: () => void;
  /** The sheet, which follows the pointer also where this corner has been scrolled out of sight. */
  box: RefObject<HTMLElement | null>;
};

/** The corner of what is chosen, to drag down. A finger gets more of it than is seen, and does not scroll the page. */
export function FillHandle({ onStart, box }: FillHandleProps) {
  return (
    <span
      aria-hidden="true"
      data-fill=""
      className={classNames(
        'absolute -end-1 -bottom-1 z-[1] size-2.5 cursor-crosshair touch-none rounded-[2px] border border-raised bg-ring',
        'pointer-coarse:-end-1.5 pointer-coarse:-bottom-1.5 pointer-coarse:size-4 pointer-coarse:rounded-full',
        'pointer-coarse:after:absolute pointer-coarse:after:-inset-3',
      )}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.preventDefault();
        box.current?.setPointerCapture(event.pointerId);
        onStart();
      }}
    />
  );
}
