import { useCreativePainter } from '@adwright/creative-view/use-creative-painter.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { useStore } from 'zustand';
import type { FilmEditor } from './film-editor.ts';

/** The film at the playhead, drawn as the renderer draws it. */
export function FilmStage({ editor, label }: { editor: FilmEditor; label: string }) {
  const creative = useStore(editor.store, (state) => state.creative);
  const playhead = useStore(editor.store, (state) => state.playhead);
  // At its very end a film shows nothing any more.
  const at = Math.max(0, Math.min(playhead, durationOf(creative) - 0.5 / creative.fps));
  const canvas = useCreativePainter(creative, { at });
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={1}
      height={1}
      style={{ aspectRatio: `${creative.width} / ${creative.height}` }}
      className="block w-full rounded-card"
    />
  );
}
