import { measurePicture } from '@adwright/creative-view/measure-picture.ts';
import { usePictureHost } from '@adwright/creative-view/picture-host.ts';
import { usePictureUrl } from '@adwright/creative-view/use-picture-url.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addPicture } from '../commands/add-picture.ts';
import { useEditorHost } from '../host.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';

type AddPictureProps = { as: 'picture' | 'logo' | null; onClose: () => void };

/** One of the ad's own pictures, or another one. */
export function AddPictureDialog({ as, onClose }: AddPictureProps) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const host = usePictureHost();
  const { PicturePicker } = useEditorHost();
  const [failed, setFailed] = useState(false);
  const [hasPut, setPut] = useState(false);
  if (as !== null && hasPut) setPut(false);
  const put = (image: AdImage): void => {
    editor.edit((site) => addPicture(site, image, as ?? 'picture'));
    setFailed(false);
    setPut(true);
    onClose();
    editor.askFocus();
  };
  const take = async (ref: string): Promise<void> => {
    const picture = await measurePicture(host, ref);
    setFailed(picture === undefined);
    if (picture) put(picture);
  };
  return (
    <Dialog
      open={as !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(as === 'logo' ? 'add.chooseLogo' : 'add.choosePicture')}
      closeLabel={t('close')}
      size="md"
      returnsFocus={!hasPut}
    >
      <div className="flex flex-col gap-6">
        <OwnPictures onPick={put} />
        <PicturePicker
          label={t('add.upload')}
          samples="cutout"
          error={failed ? t('pictureFailed') : undefined}
          onPick={(ref) => void take(ref)}
        />
      </div>
    </Dialog>
  );
}

function OwnPictures({ onPick }: { onPick: (image: AdImage) => void }) {
  const t = useTranslations('creative-editor');
  const images = useEditorState(({ design: { product, logos = [], pictures = [] } }) => [
    ...product.images,
    ...(product.photos ?? []),
    ...logos,
    ...pictures,
  ]);
  if (images.length === 0) return null;
  return (
    <div role="group" aria-label={t('add.fromDesign')} className="flex flex-col gap-2">
      <span className="text-sm font-medium">{t('add.fromDesign')}</span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
        {images.map((image, index) => (
          <OwnPicture key={image.id} image={image} number={index + 1} onPick={() => onPick(image)} />
        ))}
      </div>
    </div>
  );
}

function OwnPicture({ image, number, onPick }: { image: AdImage; number: number; onPick: () => void }) {
  const t = useTranslations('creative-editor');
  const url = usePictureUrl(image.asset.src);
  return (
    <button
      type="button"
      aria-label={t('add.usePicture', { number })}
      onClick={onPick}
      className="aspect-square overflow-hidden rounded-control border border-line-strong bg-sunken touch-target hover:border-text"
    >
      {url !== null && <img src={url} alt="" className="size-full object-contain" />}
    </button>
  );
}
