import type { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { placePicturePath } from '@adwright/contract/asset/place-pictures.ts';
import { placeOf } from '@adwright/places/places.ts';
import { hasColouredLight } from '@adwright/scenery/place/coloured-light.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { controlClass, Field } from '@adwright/ui/field.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { ChevronDown, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { placeProblem } from '../plan/place-problem.ts';
import { PlaceDialog } from './place-dialog.tsx';

type PlaceChoiceProps = Parameters<typeof placeProblem>[0] & {
  /** Null leaves it to what the product is. */
  place: ProductPlaceId | null;
  /** What the product is called. */
  title: string;
  /** What to change to where the template shows no photographs. */
  instead?: { readonly name: string; readonly choose: () => void } | undefined;
  onChange: (place: ProductPlaceId | null) => void;
};

/** Where ads show the product: a place that suits it, or one that a person chooses. */
export function PlaceChoice({ place, title, instead, onChange, ...placing }: PlaceChoiceProps) {
  const t = useTranslations('tool-product-image');
  const [open, setOpen] = useState(false);
  const name = useId();
  const problem = place === null ? null : placeProblem(placing);
  const choose = (next: ProductPlaceId | null): void => {
    onChange(next);
    setOpen(false);
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field label={t('place.title')} hint={place !== null && problem === null && t(`place.${hintOf(place)}`)}>
        {(control) => (
          <button
            {...control}
            type="button"
            aria-labelledby={`${control['aria-labelledby']} ${name}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={classNames(controlClass, 'flex h-10 items-center gap-2.5 px-2.5 touch-target')}
          >
            {place === null ? <Sparkles aria-hidden="true" className="size-4 text-muted" /> : <Thumb place={place} />}
            <span id={name} className="min-w-0 flex-1 truncate text-start">
              {place === null ? t('place.automatic') : t(`places.${place}`)}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </button>
        )}
      </Field>
      {problem !== null && (
        <Notice
          tone="warn"
          action={
            problem === 'noPhoto' &&
            instead && (
              <Button size="sm" onClick={instead.choose}>
                {t('place.switchTo', { design: instead.name })}
              </Button>
            )
          }
        >
          {t(`place.${problem}`)}
        </Notice>
      )}
      {open && <PlaceDialog place={place} title={title} onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Products keep their colors in ads, whatever light they stand in. */
function hintOf(id: ProductPlaceId): 'colored' | 'used' {
  const place = placeOf(id);
  return place && hasColouredLight(place) ? 'colored' : 'used';
}

/** Its small picture is two, one above the other. */
function Thumb({ place }: { place: ProductPlaceId }) {
  return (
    <span className="h-7.5 w-6 shrink-0 overflow-hidden rounded-[4px] bg-sunken">
      <img src={placePicturePath(place, 'small')} alt="" className="h-[200%] w-full object-cover object-top" />
    </span>
  );
}
