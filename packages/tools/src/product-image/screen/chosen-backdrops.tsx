import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import { scenes } from '@adwright/scenery/scenes/registry.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { ColorField } from '@adwright/ui/color-field.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useBackdropName } from './backdrop-name.ts';

type ChosenBackdropsProps = {
  backdrops: readonly ProductBackdrop[];
  shown: number;
  onShow: (index: number) => void;
  onChange: (backdrops: ProductBackdrop[]) => void;
};

/** What will be made, each to look at or to take out, and the colour of the one that is looked at. */
export function ChosenBackdrops({ backdrops, shown, onShow, onChange }: ChosenBackdropsProps) {
  const t = useTranslations('tool-product-image.backdrops');
  const name = useBackdropName();
  const current = backdrops[shown];
  const scene = current?.kind === 'scene' ? scenes.find(({ id }) => id === current.scene) : undefined;
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {backdrops.map((backdrop, index) => (
          <li
            key={JSON.stringify(backdrop)}
            className={classNames(
              'flex max-w-full items-center rounded-full border ps-3',
              index === shown ? 'border-text' : 'border-line',
            )}
          >
            <button
              type="button"
              aria-pressed={index === shown}
              onClick={() => onShow(index)}
              className="min-h-8 truncate text-sm touch-target"
            >
              {name(backdrop)}
            </button>
            <IconButton
              size="sm"
              label={t('remove', { name: name(backdrop) })}
              icon={<X />}
              onClick={() => onChange(backdrops.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      {current?.kind === 'scene' && scene?.takesColor === true && (
        <ColorField
          label={t('sceneColor', { name: name(current) })}
          pickLabel={t('pick')}
          value={current.color ?? scene.color}
          onValueChange={(color) =>
            onChange(backdrops.map((one, index) => (index === shown ? { ...current, color } : one)))
          }
        />
      )}
    </div>
  );
}
