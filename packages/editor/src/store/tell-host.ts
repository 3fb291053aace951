import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { Editor } from './editor.ts';

/** A parent may keep a design and hand it back as another object, or later than the next one was made. */
const remembered = 30;
/** A keystroke must not make the page behind the editor draw all of its previews. */
const pause = 250;

export type HostLink = {
  /** Says at once what has not been said yet. */
  flush(): void;
  /** What the host shows: another document replaces this one, and one of ours is no news. */
  given(design: AdDesign): void;
  close(): void;
};

/** Tells the host about finished changes, when the hand rests for a moment or has to go. */
export function tellHost(editor: Editor, onChange: (design: AdDesign) => void): HostLink {
  const told: AdDesign[] = [editor.get().design];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { design } = editor.get();
    if (told.at(-1) === design) return;
    told.push(design);
    if (told.length > remembered) told.shift();
    onChange(design);
  };
  const stop = editor.store.subscribe((state, before) => {
    if (state.design === before.design) return;
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  });
  return {
    flush,
    given(design) {
      if (told.includes(design) || design === editor.get().design) return;
      const written = JSON.stringify(design);
      if (told.some((one) => JSON.stringify(one) === written)) return;
      told.push(design);
      editor.replace(design);
    },
    close() {
      flush();
      stop();
    },
  };
}
