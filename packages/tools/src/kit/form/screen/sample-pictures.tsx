import { type PictureRef, smallSamplePath } from '@adwright/contract/asset/picture-ref.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

type SamplePicturesProps = { shot: 'cutout' | 'scene'; onPick: (ref: PictureRef) => void };

/** The product's own pictures, to try a tool with before one's own are at hand. */
export function SamplePictures({ shot, onPick }: SamplePicturesProps) {
  const t = useTranslations('tool-media.pictures');
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="text-sm text-muted">
        {t('samples')}
      </p>
      <ul aria-labelledby={id} className="-mx-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
        {sampleProducts.map((product) => {
          const ref = `sample:${product.id}:${shot}`;
          return (
            <li key={product.id} className="shrink-0">
              <button
                type="button"
                onClick={() => onPick(ref)}
                className="block size-16 rounded-control border bg-sunken hover:border-text"
              >
                <img
                  src={smallSamplePath(ref)}
                  alt={product.title}
                  loading="lazy"
                  className="size-full rounded-control object-contain"
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
