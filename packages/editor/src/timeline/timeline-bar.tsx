import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Layers, Pause, Play, Scissors, Trash2, ZoomIn, ZoomOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { HistoryButtons } from '../panels/history-buttons.tsx';
import type { FilmEditor } from './film-editor.ts';
import { pressOnTimeline } from './timeline-keys.ts';
import { useFilm } from './use-film.ts';

type TimelineBarProps = {
  editor: FilmEditor;
  /** Whether the layers of the scene at hand have their rows: few need them, and there are many. */
  layers: boolean;
  onLayers: (shown: boolean) => void;
};

export function TimelineBar({ editor, layers, onLayers }: TimelineBarProps) {
  const t = useTranslations('film-timeline');
  const format = useFormatter();
  const { playing, playhead, length, canUndo, canRedo, chosen } = useFilm(editor, (state) => ({
    playing: state.playing,
    playhead: state.playhead,
    length: durationOf(state.creative),
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    chosen: state.chosen !== undefined,
  }));
  const press = (key: string): void => {
    pressOnTimeline(editor, { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false });
  };
  const seconds = (value: number): string =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <div role="toolbar" aria-label={t('tools')} className="flex flex-wrap items-center gap-1">
      <Button size="sm" icon={playing ? <Pause /> : <Play />} onClick={() => press(' ')}>
        {t(playing ? 'pause' : 'play')}
      </Button>
      <output aria-label={t('time')} className="px-2 text-sm text-muted tabular-nums">
        <bdi>{`${seconds(playhead)} / ${seconds(length)} s`}</bdi>
      </output>
      <IconButton size="sm" label={t('split')} icon={<Scissors />} onClick={() => press('s')} />
      <IconButton size="sm" label={t('remove')} icon={<Trash2 />} disabled={!chosen} onClick={() => press('Delete')} />
      <HistoryButtons
        canUndo={canUndo}
        canRedo={canRedo}
        labels={{ undo: t('undo'), redo: t('redo') }}
        size="sm"
        onUndo={editor.undo}
        onRedo={editor.redo}
      />
      <span className="ms-auto flex">
        <IconButton
          size="sm"
          label={t('showLayers')}
          icon={<Layers />}
          aria-pressed={layers}
          className={layers ? 'bg-accent-soft text-accent-text' : undefined}
          onClick={() => onLayers(!layers)}
        />
        <IconButton size="sm" label={t('zoomOut')} icon={<ZoomOut />} onClick={() => press('-')} />
        <IconButton size="sm" label={t('zoomIn')} icon={<ZoomIn />} onClick={() => press('+')} />
      </span>
    </div>
  );
}
