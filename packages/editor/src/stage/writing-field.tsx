import { browserFonts } from '@adwright/studio/browser/browser-host.ts';
import { standingBox } from '@adwright/studio/design/layer-boxes.ts';
import type { DisplayNode } from '@adwright/studio/layout/display-list.ts';
import { baseDirection } from '@adwright/studio/text/script.ts';
import { layoutOnce } from '@adwright/creative-view/layout-once.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { writeWords } from '../commands/write-words.ts';
import { zoomOf } from '../geometry/view.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import type { EditorState, Writing } from '../store/editor-store.ts';
import { buildOf } from '../store/site.ts';

type Letters = Extract<DisplayNode['paint'], { kind: 'text' }>;
type Set = { readonly box: ReturnType<typeof standingBox>; readonly paint: Letters; readonly scale: number };

/** How the words are set on the canvas now; none when there are no words. */
function setNow({ design, frame, measurer }: EditorState, id: string): Set | undefined {
  const { creative, byId } = buildOf(design, frame);
  const text = byId.get(id)?.text;
  const list = layoutOnce(creative, measurer);
  const node = [...(list.scenes[0]?.nodes ?? []), ...list.overlay].find((one) => one.id === text?.id);
  if (node?.paint.kind !== 'text') return undefined;
  const box = standingBox(node);
  return { box, paint: node.paint, scale: box.width / Math.max(1, node.box.width) };
}

type Side = 'left' | 'center' | 'right';

function styleFor({ box, paint, scale }: Set, zoom: number, align: Side): CSSProperties {
  const { face, lines } = paint;
  const size = face.size * scale * zoom;
  const height = (lines[0]?.height ?? face.size) * scale * zoom;
  // Room for the next letter: lines that end where the box does would wrap before the canvas wraps them.
  const air = size * 0.6;
  const before = align === 'left' ? 0 : air;
  return {
    left: box.x * zoom - before,
    top: box.y * zoom,
    width: box.width * zoom + (align === 'center' ? air * 2 : air),
    textAlign: align,
    minHeight: box.height * zoom,
    font: browserFonts.css(face.font, size, lines[0]?.text ?? ''),
    lineHeight: `${height}px`,
    letterSpacing: `${face.tracking * scale * zoom}px`,
    color: face.color.slice(0, 7),
  };
}

/** The words of a layer, written where they stand. Escape and leaving it end the writing; every key is kept. */
export function WritingField() {
  const writing = useEditorState((state) => state.writing);
  return writing ? <Field key={writing.id} writing={writing} /> : null;
}

function Field({ writing: { id, caret } }: { writing: Writing }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  const words = useEditorState((state) => buildOf(state.design, state.frame).byId.get(id)?.text?.text ?? '');
  const caps = useEditorState((state) => buildOf(state.design, state.frame).byId.get(id)?.text?.style.caps ?? false);
  const align = useEditorState((state) => alignOf(state, id));
  // As the canvas sets it, also where an Arabic line opens with a Latin name.
  const direction = useEditorState((state) =>
    baseDirection(words, buildOf(state.design, state.frame).creative.direction),
  );
  const set = useEditorState((state) => JSON.stringify(setNow(state, id) ?? null));
  const zoom = useEditorState((state) => zoomOf(state.view, state.frame, state.viewport));
  // Emptied words have no place of their own: the field stays where the last letter was.
  const [kept, keep] = useState(set);
  if (set !== 'null' && set !== kept) keep(set);
  const shown = JSON.parse(set === 'null' ? kept : set) as Set | null;
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    if (caret === 'all') element.select();
    else element.setSelectionRange(caret, caret);
  }, [caret]);
  const stop = (): void => {
    editor.rest();
    if (editor.get().writing?.id === id) editor.store.setState({ writing: undefined });
  };
  if (!shown) return null;
  return (
    <textarea
      ref={field}
      aria-label={t('text')}
      data-writing=""
      value={words}
      dir={direction}
      rows={1}
      spellCheck={false}
      onChange={(event) => editor.edit((site) => writeWords(site, id, event.target.value), `text ${id}`)}
      onBlur={stop}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        stop();
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      style={{ ...styleFor(shown, zoom, align), textTransform: caps ? 'uppercase' : 'none' }}
      className="absolute z-10 field-sizing-content resize-none overflow-hidden rounded-[2px] bg-transparent p-0 outline-2 outline-offset-4 outline-accent select-text"
    />
  );
}

/** Where lines begin on the canvas, found from how they stand: groups around a text may have a say in it. */
function alignOf(state: EditorState, id: string): Side {
  const { creative, byId } = buildOf(state.design, state.frame);
  const align = byId.get(id)?.text?.style.align;
  const rtl = creative.direction === 'rtl';
  if (align === 'center') return 'center';
  if (align === 'end') return rtl ? 'left' : 'right';
  const lines = setNow(state, id)?.paint.lines ?? [];
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  if (lines.length > 1) {
    const starts = spread(lines.map(({ x }) => x));
    const ends = spread(lines.map(({ x, width }) => x + width));
    if (starts > 1 && ends > 1) return 'center';
    return starts <= ends ? 'left' : 'right';
  }
  return rtl ? 'right' : 'left';
}
