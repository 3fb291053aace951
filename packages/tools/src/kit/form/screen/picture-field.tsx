import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PictureDrop } from './picture-drop.tsx';
import { usePictureUrl } from './picture-urls.ts';
import { SmallPictureNotice } from './small-picture-notice.tsx';
import { SamplePictures } from './sample-pictures.tsx';

type PictureFieldProps = {
  label: string;
  pictures: readonly PictureRef[];
  /** How many there may be. With one, the next takes its place. */
  max: number;
  error?: string | undefined;
  /** Offers the product's own sample pictures to those who have none at hand. */
  samples?: 'cutout' | 'scene' | undefined;
  /** Pixels on the longer side from which on a picture is sharp in what is made of it. */
  sharpFrom?: number | undefined;
  onChange: (pictures: PictureRef[]) => void;
};

/** Pictures of a form: brought by choosing, dropping or pasting, or tried with a sample. */
export function PictureField({ label, pictures, max, error, samples, sharpFrom, onChange }: PictureFieldProps) {
  const add = (ref: PictureRef): void => {
    const others = pictures.filter((one) => one !== ref);
    onChange(max === 1 ? [ref] : [...others, ref].slice(0, max));
  };
  return (
    <div className="flex flex-col gap-4">
      <PictureDrop
        label={label}
        error={error}
        max={max}
        count={pictures.length}
        onAsset={(asset) => add(asset.asset_id)}
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-3 pointer-coarse:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] empty:hidden">
        {pictures.map((ref, index) => (
          <Thumb
            key={ref}
            picture={ref}
            number={index + 1}
            onRemove={() => onChange(pictures.filter((one) => one !== ref))}
          />
        ))}
      </ul>
      {sharpFrom !== undefined && <SmallPictureNotice pictures={pictures} sharpFrom={sharpFrom} />}
      {samples !== undefined && pictures.length === 0 && <SamplePictures shot={samples} onPick={add} />}
    </div>
  );
}

function Thumb({ picture, number, onRemove }: { picture: PictureRef; number: number; onRemove: () => void }) {
  const t = useTranslations('tool-media.pictures');
  const url = usePictureUrl(picture);
  return (
    <li className="relative aspect-square rounded-control border bg-sunken">
      {url !== null && (
        <img src={url} alt={t('picture', { number })} className="size-full rounded-control object-contain" />
      )}
      {/* Small to the eye, or it would hide the picture; the finger's area reaches beyond it. */}
      <span className="absolute end-1 top-1">
        <button
          type="button"
          aria-label={t('remove', { number })}
          title={t('remove', { number })}
          onClick={onRemove}
          className="flex size-6 items-center justify-center rounded-full border bg-raised touch-area hover:bg-hover"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      </span>
    </li>
  );
}
