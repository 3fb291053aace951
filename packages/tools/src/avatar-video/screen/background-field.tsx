import type { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { placePicturePath } from '@adwright/contract/asset/place-pictures.ts';
import type { AvatarBackground } from '@adwright/contract/project/avatar-video.ts';
import { places } from '@adwright/places/places.ts';
import { ColorField } from '@adwright/ui/color-field.tsx';
import { RadioGroup, type RadioOption } from '@adwright/ui/radio-group.tsx';
import { Image, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';

type BackgroundFieldProps = {
  background: AvatarBackground;
  /** The photo brings its own. */
  hasOwn: boolean;
  onChange: (background: AvatarBackground) => void;
};

const shape = 'aspect-[4/5] w-full rounded-[6px] bg-sunken';
const usualColor = '#d9cfc4';

function icon(children: ReactNode) {
  return <span className={`${shape} flex items-center justify-center text-muted`}>{children}</span>;
}

/** What is behind whoever speaks: rooms out of focus, a color, an image of the person's own, or the photo's own. */
export function BackgroundField({ background, hasOwn, onChange }: BackgroundFieldProps) {
  const t = useTranslations('tool-avatar-video');
  const names = useTranslations('tool-product-image.places');
  // Wanted, but not chosen yet: an image that is still to come.
  const [wantsPicture, setWants] = useState(background.kind === 'picture');
  const color = background.kind === 'color' ? background.color : usualColor;
  const options: RadioOption<string>[] = [
    ...(hasOwn
      ? [
          {
            value: 'own',
            label: t('ownBackground'),
            picture: icon(<UserRound aria-hidden="true" className="size-6" />),
          },
        ]
      : []),
    {
      value: 'color',
      label: t('color'),
      picture: <span className={shape} style={{ background: color }} />,
    },
    { value: 'picture', label: t('ownImage'), picture: icon(<Image aria-hidden="true" className="size-6" />) },
    ...places.map(({ id }) => ({
      value: id,
      label: names(id as ProductPlaceId),
      picture: (
        <span className={`${shape} block overflow-hidden`}>
          <img
            src={placePicturePath(id, 'small')}
            alt=""
            loading="lazy"
            decoding="async"
            // The upper half of the upper picture is the room; the lower half the table, which nobody sees here.
            className="h-[400%] w-full origin-top scale-125 object-cover object-top blur-[3px]"
          />
        </span>
      ),
    })),
  ];
  const chosen = wantsPicture ? 'picture' : background.kind === 'place' ? background.id : background.kind;
  const choose = (value: string): void => {
    setWants(value === 'picture');
    if (value === 'own') onChange({ kind: 'own' });
    else if (value === 'color') onChange({ kind: 'color', color });
    else if (value !== 'picture') onChange({ kind: 'place', id: value });
  };
  return (
    <>
      <div className="max-h-[20rem] overflow-y-auto rounded-card border p-3">
        <RadioGroup<string>
          label={t('background')}
          hideLabel
          layout="cards"
          value={chosen}
          onValueChange={choose}
          options={options}
        />
      </div>
      {chosen === 'color' && (
        <ColorField
          label={t('color')}
          pickLabel={t('pickColor')}
          value={color}
          onValueChange={(next) => onChange({ kind: 'color', color: next })}
        />
      )}
      {chosen === 'picture' && (
        <PictureField
          label={t('ownImage')}
          max={1}
          pictures={background.kind === 'picture' ? [background.picture] : []}
          onChange={([picture]) =>
            onChange(picture === undefined ? { kind: 'place', id: 'living-day' } : { kind: 'picture', picture })
          }
        />
      )}
    </>
  );
}
