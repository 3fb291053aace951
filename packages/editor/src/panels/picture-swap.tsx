import { measurePicture } from '@adwright/creative-view/measure-picture.ts';
import { usePictureHost } from '@adwright/creative-view/picture-host.ts';
import { replacePicture } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditorHost } from '../host.ts';
import { useEditor } from '../store/editor-context.ts';

type PictureSwapProps = { id: string; asset: string; slot: EditableLayer['slot'] };

/** Another picture in the place of this one. */
export function PictureSwap({ id, asset, slot }: PictureSwapProps) {
  const t = useTranslations('creative-editor');
  const host = usePictureHost();
  const { PicturePicker } = useEditorHost();
  const editor = useEditor();
  const [failed, setFailed] = useState(false);
  const take = async (ref: string): Promise<void> => {
    const picture = await measurePicture(host, ref);
    setFailed(picture === undefined);
    // The person went on while the picture came in: it is put into what there is now.
    if (picture) editor.edit(({ design, scope }) => replacePicture(design, { id, asset }, picture, scope));
  };
  return (
    <PicturePicker
      label={t('replacePicture')}
      samples={slot === 'photo' ? 'scene' : 'cutout'}
      error={failed ? t('pictureFailed') : undefined}
      onPick={(ref) => void take(ref)}
    />
  );
}
