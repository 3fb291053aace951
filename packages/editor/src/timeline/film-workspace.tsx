import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type EditorHost, EditorHostContext } from '../host.ts';
import type { FilmEditor } from './film-editor.ts';
import { FilmStage } from './film-stage.tsx';
import { FilmTimeline } from './film-timeline.tsx';
import { ScenePanel } from './panels/scene-panel.tsx';
import type { SpeakLine } from './panels/voice-field.tsx';
import { useFilm } from './use-film.ts';

type FilmWorkspaceProps = {
  editor: FilmEditor;
  host: EditorHost;
  /** Null where nobody can speak. */
  speak: SpeakLine | null;
  /** The soundtrack as it would be made; null while it is not mixed. */
  sound: AudioBuffer | null;
  /** Stands above the panel: what became of the sound, what it costs. */
  aside?: ReactNode;
};

/** The editor of films: the picture, what its scene holds, and everything in time. */
export function FilmWorkspace({ editor, host, speak, sound, aside }: FilmWorkspaceProps) {
  const t = useTranslations('film-timeline');
  const { format, formats } = useFilm(editor, (state) => ({ format: state.format, formats: state.film.formats }));
  const names = Object.keys(formats);
  const { width = 9, height = 16 } = formats[format] ?? {};
  return (
    <EditorHostContext value={host}>
      <div className="flex shrink-0 flex-col gap-4 lg:min-h-0 lg:flex-1">
        <div className="grid gap-6 lg:min-h-80 lg:flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
          <div className="flex flex-col items-center justify-center gap-3 lg:min-h-0">
            {names.length > 1 && (
              <SegmentedControl<string>
                label={t('formats')}
                hideLabel
                value={format}
                onValueChange={editor.chooseFormat}
                options={names.map((name) => ({ value: name, label: name }))}
              />
            )}
            <div
              style={{ width: `min(100%, calc(max(14rem, 66dvh - 14rem) * ${width / height}))` }}
              className="max-w-full"
            >
              <FilmStage editor={editor} label={t('stage', { format })} />
            </div>
          </div>
          <div className="flex flex-col gap-4 lg:min-h-0 lg:overflow-y-auto lg:pe-2">
            {aside}
            <ScenePanel editor={editor} speak={speak} />
          </div>
        </div>
        <div className="shrink-0">
          <FilmTimeline editor={editor} sound={sound} />
        </div>
      </div>
    </EditorHostContext>
  );
}
