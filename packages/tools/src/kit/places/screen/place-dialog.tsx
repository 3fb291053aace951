import type { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { plainWords } from '@adwright/i18n/plain-words.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Check, Search, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isOfKind, PlaceCards, type PlaceKind, PlaceKinds, usePlaces } from './place-grid.tsx';

type PlaceDialogProps = {
  place: ProductPlaceId | null;
  title: string;
  onChoose: (place: ProductPlaceId | null) => void;
  onClose: () => void;
};

/** All places on a sheet that begins at the chosen one, to be found by their kind or by a part of their name. */
export function PlaceDialog({ place, title, onChoose, onClose }: PlaceDialogProps) {
  const t = useTranslations('tool-product-image');
  const media = useTranslations('tool-media.product');
  const [only, setOnly] = useState<PlaceKind>('all');
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const offered = usePlaces(title);
  const wanted = plainWords(search);
  const found = offered.filter(({ id }) => plainWords(t(`places.${id as ProductPlaceId}`)).includes(wanted));
  const shown = found.filter(isOfKind(only));
  // What is left of the list begins at its top, however far down somebody was.
  const toTop = (): void => list.current?.scrollIntoView({ block: 'start' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('place.title')}
      closeLabel={media('close')}
      size="lg"
      startAt="[aria-pressed=true]"
      toolbar={
        <>
          <TextField
            label={t('place.search')}
            hideLabel
            type="search"
            placeholder={t('place.search')}
            start={<Search aria-hidden="true" />}
            value={search}
            onValueChange={(text) => {
              setSearch(text);
              setOnly('all');
              toTop();
            }}
            onKeyDown={(event) => {
              // The dialog stands inside the tool's form, which the key would send off.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <PlaceKinds
            layout="row"
            offered={found}
            only={only}
            onOnly={(kind) => {
              setOnly(kind);
              toTop();
            }}
          />
        </>
      }
    >
      <div ref={list} className="flex min-h-[60dvh] flex-col gap-6">
        {shown.length === 0 && <p className="text-muted">{t('place.notFound')}</p>}
        {search === '' && (
          <Button
            icon={place === null ? <Check /> : <Sparkles />}
            aria-pressed={place === null}
            onClick={() => onChoose(null)}
            className="self-start"
          >
            {t('place.automatic')}
          </Button>
        )}
        <PlaceCards cutout={null} places={shown} isChosen={(id) => id === place} onToggle={onChoose} />
      </div>
    </Dialog>
  );
}
