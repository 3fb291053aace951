import { type CSSProperties, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { frameBox } from '../geometry/view.ts';
import { isField } from '../keyboard/key-place.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { LayerButtons } from './layer-buttons.tsx';
import { StageCanvas } from './stage-canvas.tsx';
import { GuideLines, Marquee, SafeZone, SelectionMarks } from './stage-marks.tsx';
import { useEscape } from './use-escape.ts';
import { useStageFocus } from './use-stage-focus.ts';
import { useSpaceHeld, useStageKeys } from './use-stage-keys.ts';
import { useStagePointer } from './use-stage-pointer.ts';
import { useViewportSize, useWheelZoom } from './use-viewport.ts';
import { WritingField } from './writing-field.tsx';
import { ZoomBar } from './zoom-bar.tsx';

/** The canvas with everything on it that can be taken hold of. */
export function Stage({ onHelp }: { onHelp: () => void }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const viewport = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { frame, showSafe, whole } = useEditorState((state) => ({
    frame: state.frame,
    showSafe: state.showSafe,
    whole: state.view.zoom === 'fit',
  }));
  const place = useEditorState((state) => frameBox(state.view, state.frame, state.viewport));
  const space = useSpaceHeld();
  useViewportSize(viewport);
  useWheelZoom(viewport);
  const focusChosen = useStageFocus(stage);
  const { handlers, cancel } = useStagePointer(viewport, space, focusChosen);
  const said = useStageKeys({ viewport, stage }, space, onHelp);
  // First it lets go of what is held, written in or chosen; the next one is the dialog's, and closes it.
  useEscape(viewport, (target) => {
    if (cancel()) return true;
    if (editor.get().selection.length === 0 && !isField(target)) return false;
    editor.select([]);
    stage.current?.focus({ preventScroll: true });
    return true;
  });
  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons on the frame are what keys and readers use */}
      <div
        ref={viewport}
        dir="ltr"
        {...handlers}
        onMouseDown={(event) => event.preventDefault()}
        // A strip needs no more height than it has, with room for the handles: below it are the fields.
        style={{ touchAction: whole ? 'pan-y' : 'none', '--frame-height': frame.height / frame.width } as CSSProperties}
        className="relative h-[min(40dvh,44rem,calc(100cqw*var(--frame-height)+7rem))] overflow-hidden rounded-card bg-sunken select-none @4xl:h-[max(24rem,calc(100dvh-17rem))]"
      >
        <div
          ref={stage}
          role="group"
          aria-label={t('canvas', { size: frame.name })}
          aria-describedby={helpId}
          tabIndex={-1}
          style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
          className="absolute shadow-raised focus-visible:outline-2 focus-visible:outline-offset-4"
        >
          <StageCanvas />
          {showSafe && <SafeZone frame={frame} />}
          <SelectionMarks />
          <GuideLines />
          <Marquee />
          <LayerButtons />
          <WritingField />
        </div>
      </div>
      <ZoomBar />
      <p id={helpId} className="sr-only">
        {t('canvasHelp')}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
