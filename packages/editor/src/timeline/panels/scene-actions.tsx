import { IconButton } from '@adwright/ui/icon-button.tsx';
import { ArrowLeft, ArrowRight, CopyPlus, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { carryAlong } from '../edits/carry-along.ts';
import { copyScene } from '../edits/copy-scene.ts';
import { removeItem } from '../edits/edit-item.ts';
import { moveScene } from '../edits/move-scene.ts';
import type { FilmEditor } from '../film-editor.ts';

type SceneActionsProps = { editor: FilmEditor; scene: string; index: number; count: number };

/** What can be done to a whole scene. The timeline runs from left to right in every language, and so do the arrows. */
export function SceneActions({ editor, scene, index, count }: SceneActionsProps) {
  const t = useTranslations('film-timeline.scene');
  const move = (to: number): void => {
    editor.choose({ kind: 'scene', id: scene });
    editor.edit((now) => carryAlong(now, moveScene(now, scene, to)));
  };
  const copy = (words?: string): void => {
    editor.edit((now) => copyScene(now, scene, words));
    const made = editor.get().creative.scenes[index + 1];
    if (made) editor.choose({ kind: 'scene', id: made.id });
  };
  return (
    <div dir="ltr" className="flex flex-wrap">
      <IconButton
        size="sm"
        label={t('earlier')}
        icon={<ArrowLeft />}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        size="sm"
        label={t('later')}
        icon={<ArrowRight />}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      />
      <IconButton size="sm" label={t('add')} icon={<Plus />} onClick={() => copy(t('newText'))} />
      <IconButton size="sm" label={t('duplicate')} icon={<CopyPlus />} onClick={() => copy()} />
      <IconButton
        size="sm"
        label={t('remove')}
        icon={<Trash2 />}
        disabled={count === 1}
        onClick={() => editor.edit((now) => removeItem(now, { kind: 'scene', id: scene }))}
      />
    </div>
  );
}
