import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { Point, Rect } from '@adwright/studio/layout/display-list.ts';
import { centerOf } from '@adwright/studio/layout/geometry.ts';
import { readClip } from '../clipboard/clip.ts';
import { copyLayers } from '../clipboard/copy-layers.ts';
import { pasteLayers } from '../clipboard/paste-layers.ts';
import { writeWords } from '../commands/write-words.ts';
import { commandFor, type Key, nudgeFor } from '../keyboard/keymap.ts';
import { nudge, runCommand } from '../keyboard/run-command.ts';
import { createPointerSession } from '../pointer/pointer-session.ts';
import type { Press } from '../pointer/press.ts';
import { createEditor, type Editor } from '../store/editor.ts';
import type { NamedFrame } from '../store/frame.ts';
import { memorisingMeasurer, sampleDesign, squareFrame, storyFrame } from './sample-documents.ts';

type Held = Partial<Pick<Press, 'shift' | 'alt' | 'touch' | 'mark'>>;

export type EditorDriver = {
  readonly editor: Editor;
  design(): AdDesign;
  selection(): readonly string[];
  ids(): readonly string[];
  boxOf(id: string): Rect;
  textOf(id: string): string | undefined;
  click(target: string | Point, held?: Held): void;
  doubleClick(target: string | Point): void;
  /** Presses in the middle of a layer or at a point, moves in four steps, and lets go. */
  dragBy(target: string | Point, x: number, y: number, held?: Held): void;
  marquee(area: Rect, held?: Held): void;
  /** As a keyboard says it: `Mod+Shift+z`, `ArrowLeft`, `]`. */
  press(...keys: readonly string[]): void;
  /** Letter by letter into a text, after what it says already. */
  type(id: string, words: string): void;
  copy(): string | undefined;
  paste(text: string): void;
};

const noKeys = { shift: false, alt: false, touch: false };

function keyFrom(spelling: string): Key {
  const parts = spelling.split('+');
  const key = spelling.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : '';
  const has = (name: string): boolean => parts.slice(0, -1).includes(name);
  return { key, code, shiftKey: has('Shift'), altKey: has('Alt'), ctrlKey: has('Mod'), metaKey: false };
}

type Opening = { design?: AdDesign; frames?: readonly NamedFrame[] };

/** An editor without a browser, used as a person uses it: the same store, pointer and keys, and real geometry. */
export function openEditor({
  design = sampleDesign(),
  frames = [squareFrame, storyFrame],
}: Opening = {}): EditorDriver {
  const editor = createEditor({ design, frames, measurer: memorisingMeasurer() });
  editor.store.setState({ viewport: { width: 1128, height: 1128 } });
  const pointer = createPointerSession(editor);

  const boxOf = (id: string): Rect => {
    const box = editor.site().boxes.get(id);
    if (!box) throw new Error(`${id} is not in the picture`);
    return box;
  };
  const pointOf = (target: string | Point): Point => (typeof target === 'string' ? centerOf(boxOf(target)) : target);
  const textOf = (id: string): string | undefined => editor.site().byId.get(id)?.text?.text;

  return {
    editor,
    boxOf,
    textOf,
    design: () => editor.get().design,
    selection: () => editor.get().selection,
    ids: () => editor.site().layers.map(({ id }) => id),
    click(target, held = {}) {
      const press = { at: pointOf(target), ...noKeys, ...held };
      pointer.down(press);
      pointer.up(press);
      if (press.touch) pointer.tap(press);
    },
    doubleClick: (target) => pointer.twice({ at: pointOf(target), ...noKeys }),
    dragBy(target, x, y, held = {}) {
      const start = pointOf(target);
      const press = (share: number): Press => ({
        at: { x: start.x + x * share, y: start.y + y * share },
        ...noKeys,
        ...held,
      });
      pointer.down(press(0));
      for (const share of [0.25, 0.5, 0.75, 1]) pointer.move(press(share));
      pointer.up(press(1));
    },
    marquee(area, held = {}) {
      const start = { at: { x: area.x, y: area.y }, ...noKeys, ...held };
      const end = { ...start, at: { x: area.x + area.width, y: area.y + area.height } };
      pointer.down(start);
      pointer.move(end);
      pointer.up(end);
    },
    press(...keys) {
      for (const spelling of keys) {
        const key = keyFrom(spelling);
        const by = nudgeFor(key);
        const command = commandFor(key);
        if (by) nudge(editor, by);
        else if (command) runCommand(editor, command, { heading: 'Your headline', body: 'Your text' });
        else throw new Error(`no command for ${spelling}`);
      }
    },
    type(id, words) {
      for (const letter of words) {
        const next = (textOf(id) ?? '') + letter;
        editor.edit((site) => writeWords(site, id, next), `text ${id}`);
      }
    },
    copy() {
      const clip = copyLayers(editor.site(), editor.get().selection);
      return clip && JSON.stringify(clip);
    },
    paste(text) {
      const clip = readClip(text);
      if (clip) editor.edit((site) => pasteLayers(site, clip));
    },
  };
}
