import type { Scene } from '@adwright/studio/creative/creative.ts';
import { everyLayer } from '@adwright/studio/design/layer-tree.ts';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { useTranslations } from 'use-intl';
import { writeText } from '../edits/write-text.ts';
import type { FilmEditor } from '../film-editor.ts';

/** The words a scene shows, each in a field of its own. */
export function SceneTexts({ editor, scene }: { editor: FilmEditor; scene: Scene }) {
  const t = useTranslations('film-timeline.scene');
  const texts = everyLayer(scene.layers).flatMap((layer) => (layer.kind === 'text' ? [layer] : []));
  return texts.map(({ id, text }, index) => (
    <TextArea
      key={id}
      label={t('text', { number: index + 1 })}
      hideLabel={index > 0}
      rows={text.length > 40 ? 2 : 1}
      dir="auto"
      maxLength={300}
      value={text}
      onValueChange={(next) =>
        editor.edit((now) => writeText(now, { scene: scene.id, id, text }, next), `write ${scene.id} ${id}`)
      }
    />
  ));
}
