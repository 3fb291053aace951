import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import { boxesOf } from '@adwright/studio/design/layer-boxes.ts';
import type { Rect } from '@adwright/studio/layout/display-list.ts';
import { centerOf } from '@adwright/studio/layout/geometry.ts';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentMeasurer } from '../creative-view/canvas-fonts.ts';
import { useCreativePainter } from '../creative-view/use-creative-painter.ts';
import { useEditor } from './editor-state.ts';
import { ordered } from './order-layer.ts';
import { moveBy, scaleAbout, takeHold } from './place-layer.ts';
import { GuideLines, placed, SafeZone, SelectionFrame } from './stage-marks.tsx';
import { stageAction, type StageAction } from './stage-keys.ts';
import { type Live, useGestures } from './use-gestures.ts';
import { useLayerName } from './use-layer-name.ts';

type StageProps = { showSafe: boolean; onEditText: () => void };

const noBoxes: ReadonlyMap<string, Rect> = new Map();

/** The canvas with everything on it that can be taken hold of. */
export function Stage({ showSafe, onEditText }: StageProps) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const { frame, creative, layers, list, selectedId, showList } = editor;
  const stage = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [live, setLive] = useState<Live | null>(null);
  const canvas = useCreativePainter(creative, { adjust: live?.adjust, onDrawn: showList });
  const fits = list?.width === frame.width && list.height === frame.height;
  const boxes = useMemo(() => (list && fits ? boxesOf(list, layers) : noBoxes), [list, fits, layers]);

  const focusLayer = (id: string | undefined): void => {
    const target = id === undefined ? null : stage.current?.querySelector<HTMLElement>(`[data-layer="${id}"]`);
    (target ?? stage.current)?.focus({ preventScroll: true });
  };
  const gestures = useGestures({
    stage,
    list,
    boxes,
    live,
    onLive: setLive,
    onPick(layer) {
      editor.select(layer?.id);
      focusLayer(layer?.id);
    },
  });
  useEscape(stage, () => {
    if (gestures.cancel()) return true;
    if (selectedId === undefined) return false;
    editor.select(undefined);
    stage.current?.focus({ preventScroll: true });
    return true;
  });
  const { act, said } = useStageActions(boxes, onEditText);
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = stageAction(event);
    if (!action || !editor.selected) return;
    event.preventDefault();
    act(action, editor.selected);
    if (action.kind === 'hide') stage.current?.focus({ preventScroll: true });
  };
  const selectedBox = live?.box ?? (selectedId === undefined ? undefined : boxes.get(selectedId));
  const ratio = frame.width / frame.height;
  return (
    <div className="flex items-center justify-center rounded-card bg-sunken p-4 [--stage-height:min(38dvh,44rem)] @4xl:p-8 @4xl:[--stage-height:min(64dvh,44rem)]">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons on it are what keys and readers use */}
      <div
        ref={stage}
        role="group"
        aria-label={t('canvas', { size: frame.name })}
        aria-describedby={helpId}
        tabIndex={-1}
        dir="ltr"
        style={{ aspectRatio: `${ratio}`, width: `min(100%, calc(var(--stage-height) * ${ratio}))` }}
        className="relative shadow-raised select-none focus-visible:outline-2 focus-visible:outline-offset-4"
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={gestures.onPointerDown}
        onPointerMove={gestures.onPointerMove}
        onPointerUp={gestures.onPointerUp}
        onPointerCancel={() => gestures.cancel()}
        onClick={gestures.onClick}
        onDoubleClick={() => editor.selected?.text && onEditText()}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} aria-hidden="true" width={1} height={1} className="absolute inset-0 size-full" />
        {showSafe && <SafeZone frame={frame} />}
        {selectedBox && <SelectionFrame box={selectedBox} frame={frame} onHandleDown={gestures.onHandleDown} />}
        {live && <GuideLines guides={live.guides} frame={frame} />}
        <LayerButtons layers={layers} boxes={boxes} />
      </div>
      <p id={helpId} className="sr-only">
        {t('canvasHelp')}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

type ButtonsProps = { layers: readonly EditableLayer[]; boxes: ReadonlyMap<string, Rect> };

/** For the keyboard and for those who do not see the canvas: a button where each thing stands, in reading order. */
function LayerButtons({ layers, boxes }: ButtonsProps) {
  const { frame, selectedId, select } = useEditor();
  const { whole } = useLayerName();
  const placedLayers = layers
    .flatMap((layer) => {
      const box = boxes.get(layer.id);
      return box && !layer.hidden ? [{ layer, box }] : [];
    })
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  return placedLayers.map(({ layer, box }) => (
    <button
      key={layer.id}
      type="button"
      data-layer={layer.id}
      aria-pressed={layer.id === selectedId}
      aria-label={whole(layer)}
      style={placed(box, frame)}
      onFocus={() => select(layer.id)}
      onClick={(event) => {
        event.stopPropagation();
        select(layer.id);
      }}
      // The frame around the selection shows where the focus is.
      className="pointer-events-none absolute outline-none"
    />
  ));
}

function useStageActions(boxes: ReadonlyMap<string, Rect>, onEditText: () => void) {
  const t = useTranslations('creative-editor');
  const { design, frame, scope, change } = useEditor();
  const { name } = useLayerName();
  const [said, say] = useState('');
  const act = (action: StageAction, layer: EditableLayer): void => {
    if (action.kind === 'edit') return layer.text ? onEditText() : undefined;
    if (action.kind === 'hide') {
      change(patchDesign(design, layer.id, { hidden: true }, scope));
      return say(t('saidHidden', { name: name(layer) }));
    }
    if (action.kind === 'order') return change(ordered(design, layer, action.by, scope));
    const grip = takeHold(design, layer, frame, scope, currentMeasurer());
    const box = boxes.get(layer.id);
    if (!grip || !box) return undefined;
    if (action.kind === 'scale') {
      change(scaleAbout(grip, action.by, centerOf(box)), `scale ${layer.id}`);
      return say(
        t('saidSize', { width: Math.round(box.width * action.by), height: Math.round(box.height * action.by) }),
      );
    }
    change(moveBy(grip, action.x, action.y), `nudge ${layer.id}`);
    return say(t('saidPlace', { x: Math.round(box.x + action.x), y: Math.round(box.y + action.y) }));
  };
  return { act, said };
}

/** Dialogs around the editor close on Escape before anything inside them hears of it; the window hears it first. */
function useEscape(stage: { current: HTMLElement | null }, onEscape: () => boolean): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || !stage.current?.contains(document.activeElement)) return;
      if (latest.current()) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [stage]);
}
