import { inkOfPicture, measurePicture } from '@adwright/creative-view/measure-picture.ts';
import { usePictureHost } from '@adwright/creative-view/picture-host.ts';
import { usePictureUrl } from '@adwright/creative-view/use-picture-url.ts';
import type { Scene } from '@adwright/studio/creative/creative.ts';
import { everyLayer } from '@adwright/studio/design/layer-tree.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditorHost } from '../../host.ts';
import { swapPicture } from '../edits/swap-picture.ts';
import type { FilmEditor } from '../film-editor.ts';
import { useFilm } from '../use-film.ts';

/** The pictures in a scene; each can be exchanged for another of the film's, or for one that is brought. */
export function ScenePictures({ editor, scene }: { editor: FilmEditor; scene: Scene }) {
  const t = useTranslations('film-timeline.scene');
  const assets = useFilm(editor, (state) => state.creative.assets);
  const host = usePictureHost();
  const [layer, setLayer] = useState<string | null>(null);
  const shown = everyLayer(scene.layers).flatMap((one) => {
    const src = one.kind === 'image' ? assets[one.asset]?.src : undefined;
    return src === undefined ? [] : [{ id: one.id, src }];
  });
  if (shown.length === 0) return null;
  const put = async (image: AdImage): Promise<void> => {
    const src = shown.find(({ id }) => id === layer)?.src;
    setLayer(null);
    if (layer === null || src === undefined) return;
    const [from, to] = await Promise.all([inkOfPicture(host, src), inkOfPicture(host, image.asset.src)]);
    editor.edit((now) => swapPicture(now, { scene: scene.id, layer }, image, { from, to }));
  };
  return (
    <div role="group" aria-label={t('images')} className="flex flex-col gap-2">
      <span className="text-sm font-medium">{t('images')}</span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {shown.map(({ id, src }, index) => (
          <Thumbnail key={id} src={src} label={t('replaceImage', { number: index + 1 })} onPress={() => setLayer(id)} />
        ))}
      </div>
      <ReplaceDialog
        editor={editor}
        open={layer !== null}
        onClose={() => setLayer(null)}
        onPut={(image) => void put(image)}
      />
    </div>
  );
}

type ReplaceDialogProps = {
  editor: FilmEditor;
  open: boolean;
  onClose: () => void;
  onPut: (image: AdImage) => void;
};

function ReplaceDialog({ editor, open, onClose, onPut }: ReplaceDialogProps) {
  const t = useTranslations('film-timeline.scene');
  const host = usePictureHost();
  const { PicturePicker } = useEditorHost();
  const assets = useFilm(editor, (state) => state.creative.assets);
  const [failed, setFailed] = useState(false);
  const own = Object.entries(assets).flatMap(([id, asset]) => (asset.kind === 'image' ? [{ id, asset }] : []));
  const take = async (ref: string): Promise<void> => {
    const picture = await measurePicture(host, ref);
    setFailed(picture === undefined);
    if (picture) onPut(picture);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('chooseImage')}
      closeLabel={t('close')}
      size="md"
    >
      <div className="flex flex-col gap-6">
        <div role="group" aria-label={t('fromVideo')} className="flex flex-col gap-2">
          <span className="text-sm font-medium">{t('fromVideo')}</span>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
            {own.map((image, index) => (
              <Thumbnail
                key={image.id}
                src={image.asset.src}
                label={t('useImage', { number: index + 1 })}
                onPress={() => onPut(image)}
              />
            ))}
          </div>
        </div>
        <PicturePicker
          label={t('upload')}
          samples="cutout"
          error={failed ? t('imageFailed') : undefined}
          onPick={(ref) => void take(ref)}
        />
      </div>
    </Dialog>
  );
}

function Thumbnail({ src, label, onPress }: { src: string; label: string; onPress: () => void }) {
  const url = usePictureUrl(src);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="aspect-square overflow-hidden rounded-control border border-line-strong bg-sunken touch-target hover:border-text"
    >
      {url !== null && <img src={url} alt="" className="size-full object-contain" />}
    </button>
  );
}
