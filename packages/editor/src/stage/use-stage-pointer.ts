import { type MouseEvent, type PointerEvent, type RefObject, useMemo } from 'react';
import type { Corner } from '../geometry/snap.ts';
import { createPointerSession } from '../pointer/pointer-session.ts';
import type { Press } from '../pointer/press.ts';
import { useEditor } from '../store/editor-context.ts';
import type { Space } from './use-stage-keys.ts';
import { pointInFrame, usePan, viewportPoint } from './use-viewport.ts';

function markOf(target: EventTarget): Press['mark'] {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-mark]')?.dataset['mark'] : undefined;
  if (name === 'selection' || name === 'turn') return name;
  if (name === 'left' || name === 'right' || name === 'top' || name === 'bottom') return name;
  return name && /^[01]{2}$/.test(name) ? ({ x: Number(name[0]), y: Number(name[1]) } as Corner) : undefined;
}

/** The browser's events as presses on the frame. */
export function useStagePointer(viewport: RefObject<HTMLElement | null>, space: Space, onPicked: () => void) {
  const editor = useEditor();
  const session = useMemo(() => createPointerSession(editor), [editor]);
  const pan = usePan(viewport, space);
  const pressOf = (event: PointerEvent | MouseEvent): Press => ({
    at: pointInFrame(editor, viewportPoint(viewport.current, event)),
    shift: event.shiftKey,
    alt: event.altKey,
    touch: (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch',
    mark: markOf(event.target),
  });
  return {
    cancel: () => session.cancel(),
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (pan.down(event)) return void session.cancel();
        if (event.button !== 0) return;
        session.down(pressOf(event));
        const dragsTouch = event.pointerType !== 'touch' || markOf(event.target) !== undefined;
        if (dragsTouch) viewport.current?.setPointerCapture(event.pointerId);
        if (event.pointerType !== 'touch') onPicked();
      },
      onPointerMove(event: PointerEvent) {
        if (!pan.move(event)) session.move(pressOf(event));
      },
      onPointerUp(event: PointerEvent) {
        if (!pan.up(event)) session.up(pressOf(event));
      },
      onPointerCancel(event: PointerEvent) {
        pan.up(event);
        session.cancel();
      },
      onClick(event: MouseEvent) {
        const press = pressOf(event);
        if (!press.touch) return;
        session.tap(press);
        onPicked();
      },
      onDoubleClick: (event: MouseEvent) => session.twice(pressOf(event)),
      // The middle button moves the picture; by itself it would paste, or scroll the page.
      onAuxClick(event: MouseEvent) {
        if (event.button === 1) event.preventDefault();
      },
    },
  };
}
