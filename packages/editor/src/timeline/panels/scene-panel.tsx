import type { Creative, Scene } from '@adwright/studio/creative/creative.ts';
import { sceneTimes } from '@adwright/studio/creative/timeline.ts';
import { Transition } from '@adwright/studio/creative/motion.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { useEditorHost } from '../../host.ts';
import { clipIn, putClip } from '../edits/put-clip.ts';
import { trimItem } from '../edits/edit-item.ts';
import { setTransition } from '../edits/scene-transition.ts';
import type { FilmEditor } from '../film-editor.ts';
import { sceneInHand } from '../model/spans.ts';
import { useFilm } from '../use-film.ts';
import { CaptionFields } from './caption-fields.tsx';
import { SceneActions } from './scene-actions.tsx';
import { ScenePictures } from './scene-pictures.tsx';
import { SceneTexts } from './scene-texts.tsx';
import { type SpeakLine, VoiceField } from './voice-field.tsx';

type ScenePanelProps = { editor: FilmEditor; speak: SpeakLine | null };

/** Everything one scene shows and says: the one that is chosen, or else the one that is seen. */
export function ScenePanel({ editor, speak }: ScenePanelProps) {
  const t = useTranslations('film-timeline');
  const { creative, id } = useFilm(editor, (state) => ({ creative: state.creative, id: sceneInHand(state) }));
  const index = creative.scenes.findIndex((scene) => scene.id === id);
  const scene = creative.scenes[index];
  if (!scene) return null;
  const place = { number: index + 1, count: creative.scenes.length };
  return (
    <section aria-label={t('scene.title', place)} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{t('scene.title', place)}</p>
        <SceneActions editor={editor} scene={scene.id} index={index} count={creative.scenes.length} />
      </div>
      <SceneTexts editor={editor} scene={scene} />
      {speak && <VoiceField key={scene.id} editor={editor} scene={scene.id} speak={speak} />}
      <CaptionFields editor={editor} scene={scene.id} />
      <SceneClip editor={editor} creative={creative} scene={scene} />
      <ScenePictures editor={editor} scene={scene} />
      <SceneTiming editor={editor} creative={creative} scene={scene} index={index} />
    </section>
  );
}

type ClipProps = { editor: FilmEditor; creative: Creative; scene: Scene };

function SceneClip({ editor, creative, scene }: ClipProps) {
  const { ClipField } = useEditorHost();
  if (!ClipField) return null;
  return (
    <ClipField
      key={scene.id}
      clip={clipIn(creative, scene.id)}
      seconds={scene.duration}
      onChange={(clip) => editor.edit((now) => putClip(now, scene.id, clip), `clip ${scene.id}`)}
    />
  );
}

type TimingProps = { editor: FilmEditor; creative: Creative; scene: Scene; index: number };

function SceneTiming({ editor, creative, scene, index }: TimingProps) {
  const t = useTranslations('film-timeline');
  const format = useFormatter();
  const start = sceneTimes(creative)[index]?.start ?? 0;
  return (
    <>
      <Slider
        label={t('scene.seconds')}
        min={0.5}
        max={Math.max(12, Math.ceil(scene.duration))}
        step={0.1}
        value={Math.round(scene.duration * 10) / 10}
        valueText={t('scene.secondsValue', { seconds: format.number(scene.duration, { maximumFractionDigits: 1 }) })}
        onValueChange={(seconds) =>
          editor.edit(
            (now) => trimItem(now, { kind: 'scene', id: scene.id }, 'end', start + seconds),
            `trim ${scene.id}`,
          )
        }
      />
      {index > 0 && (
        <NativeSelect<Transition['kind']>
          label={t('scene.transition')}
          value={scene.transition?.kind ?? 'cut'}
          onValueChange={(kind) => editor.edit((now) => setTransition(now, scene.id, kind))}
          options={Transition.shape.kind.options.map((value) => ({ value, label: t(`scene.transitions.${value}`) }))}
        />
      )}
    </>
  );
}
