import { replacePicture } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PictureField } from '../kit/form/screen/picture-field.tsx';
import { useToolHost } from '../kit/form/screen/tool-host.ts';
import { measurePicture } from '../creative-view/measure-picture.ts';
import { useEditor } from './editor-state.ts';

type PictureSwapProps = { layer: EditableLayer; image: NonNullable<EditableLayer['image']> };

/** Another picture in the place of this one. */
export function PictureSwap({ layer, image }: PictureSwapProps) {
  const t = useTranslations('creative-editor');
  const host = useToolHost();
  const editor = useEditor();
  // The person goes on while the picture comes in: it is put into what there is then.
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  const [failed, setFailed] = useState(false);
  const take = async (ref: string): Promise<void> => {
    const picture = await measurePicture(host, ref);
    setFailed(picture === undefined);
    const { design, scope, change } = latest.current;
    if (picture) change(replacePicture(design, { id: layer.id, asset: image.asset }, picture, scope));
  };
  return (
    <PictureField
      label={t('replacePicture')}
      pictures={[]}
      max={1}
      samples={layer.slot === 'photo' ? 'scene' : 'cutout'}
      error={failed ? t('pictureFailed') : undefined}
      onChange={([ref]) => void (ref && take(ref))}
    />
  );
}
