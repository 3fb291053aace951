import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { wholeView, zoomOf } from '../geometry/view.ts';
import { zoomBy, zoomFull } from '../keyboard/run-command.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';

export function ZoomBar() {
  const t = useTranslations('creative-editor.commands');
  const words = useTranslations('creative-editor');
  const format = useFormatter();
  const editor = useEditor();
  const zoom = useEditorState((state) => zoomOf(state.view, state.frame, state.viewport));
  const whole = useEditorState((state) => state.view.zoom === 'fit');
  return (
    <div
      role="group"
      aria-label={words('zoom')}
      className="absolute end-2 bottom-2 flex items-center rounded-control border border-line bg-raised/95 shadow-raised"
    >
      <IconButton size="sm" label={t('zoomOut')} icon={<ZoomOut />} onClick={() => zoomBy(editor, 0.8)} />
      <button
        type="button"
        title={t('zoomFull')}
        aria-label={words('zoomNow', { zoom: format.number(zoom, { style: 'percent' }) })}
        onClick={() => zoomFull(editor)}
        className="hidden h-8 min-w-13 rounded-control px-1 text-xs tabular-nums touch-target hover:bg-hover @2xl:block"
      >
        {format.number(zoom, { style: 'percent' })}
      </button>
      <IconButton size="sm" label={t('zoomIn')} icon={<ZoomIn />} onClick={() => zoomBy(editor, 1.25)} />
      {!whole && (
        <IconButton
          size="sm"
          label={t('zoomFit')}
          icon={<Maximize />}
          onClick={() => editor.store.setState({ view: wholeView })}
        />
      )}
    </div>
  );
}
