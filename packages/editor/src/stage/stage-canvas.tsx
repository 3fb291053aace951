import { currentMeasurer } from '@adwright/creative-view/canvas-fonts.ts';
import type { Adjust } from '@adwright/creative-view/creative-painter.ts';
import { useCreativePainter } from '@adwright/creative-view/use-creative-painter.ts';
import { useCallback, useMemo } from 'react';
import { withoutText } from '../geometry/adjust-list.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { buildOf } from '../store/site.ts';

/** The picture itself. It alone follows every key and every step of a drag. */
export function StageCanvas() {
  const editor = useEditor();
  const { creative, adjust, writing } = useEditorState((state) => {
    const { creative: shown, byId } = buildOf(state.design, state.frame);
    return {
      creative: shown,
      adjust: state.live?.adjust,
      writing: state.writing && byId.get(state.writing.id),
    };
  });
  const hiding = useMemo((): Adjust | undefined => writing && ((list) => withoutText(list, writing)), [writing]);
  const onDrawn = useCallback(() => editor.measuredBy(currentMeasurer()), [editor]);
  const canvas = useCreativePainter(creative, { adjust: adjust ?? hiding, onDrawn });
  return <canvas ref={canvas} aria-hidden="true" width={1} height={1} className="absolute inset-0 size-full" />;
}
