import { centerOf, union } from '@adwright/studio/layout/geometry.ts';
import { copyLayers } from '../clipboard/copy-layers.ts';
import { pasteLayers } from '../clipboard/paste-layers.ts';
import { addShape } from '../commands/add-shape.ts';
import { addText } from '../commands/add-text.ts';
import { groupLayers, ungroupLayers } from '../commands/group-layers.ts';
import { hideLayers } from '../commands/hide-layers.ts';
import { pasteStyle, styleOf } from '../commands/layer-style.ts';
import { lockLayers } from '../commands/lock-layers.ts';
import { moveLayers, scaleLayers } from '../commands/move-layers.ts';
import { orderLayers } from '../commands/order-layers.ts';
import { removeLayers } from '../commands/remove-layers.ts';
import { startWriting } from '../commands/start-writing.ts';
import { wholeView, zoomedAt, zoomOf } from '../geometry/view.ts';
import type { Editor } from '../store/editor.ts';
import type { Outcome, Site } from '../store/site.ts';
import type { CommandId } from './keymap.ts';

/** Words a new text starts with, in the person's language. */
export type NewWords = { readonly heading: string; readonly body: string };

export function zoomBy(editor: Editor, factor: number): void {
  const { view, frame, viewport } = editor.get();
  const middle = { x: viewport.width / 2, y: viewport.height / 2 };
  editor.store.setState({ view: zoomedAt(view, zoomOf(view, frame, viewport) * factor, middle, frame, viewport) });
}

export function zoomFull(editor: Editor): void {
  const { view, frame, viewport } = editor.get();
  editor.store.setState({
    view: zoomedAt(view, 1, { x: viewport.width / 2, y: viewport.height / 2 }, frame, viewport),
  });
}

function duplicated(site: Site, ids: readonly string[]): Outcome {
  const clip = copyLayers(site, ids);
  return clip ? pasteLayers(site, clip) : { design: site.design };
}

function scaled(site: Site, ids: readonly string[], factor: number): Outcome {
  const [first, ...rest] = ids.flatMap((id) => site.boxes.get(id) ?? []);
  if (!first) return { design: site.design };
  return { design: scaleLayers(site, ids, factor, centerOf(rest.reduce(union, first))) };
}

export function nudge(editor: Editor, by: { readonly x: number; readonly y: number }): void {
  const ids = editor.get().selection;
  editor.edit((site) => moveLayers(site, ids, by), `nudge ${ids.join(' ')}`);
}

export function toggleLock(editor: Editor, ids: readonly string[]): void {
  const locked = new Set(editor.get().design.locked);
  editor.edit(({ design }) => lockLayers(design, ids, !ids.every((id) => locked.has(id))));
}

function copyStyleOf(editor: Editor): void {
  const [first] = editor.get().selection;
  const layer = first === undefined ? undefined : editor.site().byId.get(first);
  if (layer) editor.store.setState({ style: styleOf(layer) });
}

function selectAll(editor: Editor): void {
  const { layers, design, boxes } = editor.site();
  const locked = new Set(design.locked);
  editor.select(layers.filter(({ id, hidden }) => !hidden && boxes.has(id) && !locked.has(id)).map(({ id }) => id));
}

type Run = (editor: Editor, ids: readonly string[], words: NewWords) => void;

const runs: Readonly<Partial<Record<CommandId, Run>>> = {
  undo: (editor) => editor.undo(),
  redo: (editor) => editor.redo(),
  duplicate: (editor, ids) => editor.edit((site) => duplicated(site, ids)),
  selectAll,
  remove: (editor, ids) => editor.edit((site) => removeLayers(site, ids)),
  editText: startWriting,
  copyStyle: copyStyleOf,
  pasteStyle(editor, ids) {
    const { style } = editor.get();
    if (style) editor.edit((site) => pasteStyle(site, ids, style));
  },
  addText(editor, _ids, words) {
    editor.edit((site) => addText(site, 'heading', words.heading));
    startWriting(editor);
  },
  addRectangle: (editor) => editor.edit((site) => addShape(site, 'rectangle')),
  addEllipse: (editor) => editor.edit((site) => addShape(site, 'ellipse')),
  addLine: (editor) => editor.edit((site) => addShape(site, 'line')),
  forward: (editor, ids) => editor.edit((site) => orderLayers(site, ids, 'forward')),
  backward: (editor, ids) => editor.edit((site) => orderLayers(site, ids, 'backward')),
  front: (editor, ids) => editor.edit((site) => orderLayers(site, ids, 'front')),
  back: (editor, ids) => editor.edit((site) => orderLayers(site, ids, 'back')),
  larger: (editor, ids) => editor.edit((site) => scaled(site, ids, 1.05), `scale ${ids.join(' ')}`),
  smaller: (editor, ids) => editor.edit((site) => scaled(site, ids, 1 / 1.05), `scale ${ids.join(' ')}`),
  group: (editor, ids) => editor.edit(({ design }) => groupLayers(design, ids)),
  ungroup: (editor, ids) => editor.edit(({ design }) => ungroupLayers(design, ids)),
  lock: toggleLock,
  hide: (editor, ids) => editor.edit((site) => ({ design: hideLayers(site, ids, true), selection: [] })),
  zoomIn: (editor) => zoomBy(editor, 1.25),
  zoomOut: (editor) => zoomBy(editor, 0.8),
  zoomFit: (editor) => editor.store.setState({ view: wholeView }),
  zoomFull,
};

/** Does what a key or a button stands for. Answers whether the editor knows it: help is the screen's own. */
export function runCommand(editor: Editor, id: CommandId, words: NewWords): boolean {
  const run = runs[id];
  run?.(editor, editor.get().selection, words);
  return run !== undefined;
}
