import { placePicturePath } from '@adwright/contract/asset/place-pictures.ts';
import { type StudioColor, studioColors } from '@adwright/contract/avatar/studio-colors.ts';
import { places } from '@adwright/places/places.ts';
import type { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useTranslations } from 'use-intl';

type SettingFieldProps = { value: string; onChange: (setting: string) => void };

/** A photographed place, or a plain color. */
export function SettingField({ value, onChange }: SettingFieldProps) {
  const t = useTranslations('avatars.look');
  const names = useTranslations('tool-product-image.places');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('setting')}</legend>
      <div role="group" aria-label={t('places')} className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {places.map(({ id, size: [width, height] }) => (
          <Choice
            key={id}
            label={names(id as ProductPlaceId)}
            chosen={value === `place:${id}`}
            onChoose={() => onChange(`place:${id}`)}
          >
            {/* What is behind its table, which is all that a photo of a person shows of it. */}
            <img
              src={placePicturePath(id, 'small')}
              alt=""
              loading="lazy"
              className={classNames('max-w-none', width > height ? '-ms-[92%] w-[284%]' : '-ms-[41%] w-[182%]')}
            />
          </Choice>
        ))}
      </div>
      <div role="group" aria-label={t('studio')} className="grid grid-cols-6 gap-2">
        {(Object.keys(studioColors) as StudioColor[]).map((name) => (
          <Choice
            key={name}
            label={t(name)}
            chosen={value === `color:${studioColors[name]}`}
            onChoose={() => onChange(`color:${studioColors[name]}`)}
            flat
          >
            <span className="block size-full" style={{ backgroundColor: studioColors[name] }} />
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  chosen: boolean;
  onChoose: () => void;
  flat?: boolean;
  children: React.ReactNode;
};

function Choice({ label, chosen, onChoose, flat = false, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={label}
      title={label}
      onClick={onChoose}
      className={classNames(
        'min-h-11 overflow-hidden rounded-control border',
        flat ? 'h-11' : 'aspect-[4/5]',
        chosen && 'border-accent ring-2 ring-accent',
      )}
    >
      {children}
    </button>
  );
}
