import type { ProductMedia } from '@adwright/contract/product/product.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';

type ProductPicturesProps = {
  pictures: readonly ProductMedia[];
  onChange: (pictures: readonly ProductMedia[]) => void;
};

export function ProductPictures({ pictures, onChange }: ProductPicturesProps) {
  const t = useTranslations('products.editor');
  return (
    <ul className="grid grid-cols-3 gap-3 empty:hidden sm:grid-cols-4">
      {pictures.map((picture, index) => (
        <li key={picture.asset_id ?? picture.url} className="relative aspect-square rounded-control border bg-sunken">
          <img
            src={picture.url}
            alt={t('picture', { number: index + 1 })}
            loading="lazy"
            className="size-full rounded-control object-contain"
          />
          <IconButton
            size="sm"
            label={t('removePicture', { number: index + 1 })}
            icon={<X />}
            onClick={() => onChange(pictures.filter((one) => one !== picture))}
            className="absolute end-1 top-1 bg-raised"
          />
        </li>
      ))}
    </ul>
  );
}
