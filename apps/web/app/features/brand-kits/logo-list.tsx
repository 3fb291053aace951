import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { KitFields } from './kit-fields.ts';
import { useOneUpload } from './use-one-upload.ts';

const mostLogos = 6;

type LogoListProps = { logos: KitFields['logos']; onChange: (logos: KitFields['logos']) => void };

/** Variants of the logo; the first is the one that ads use. */
export function LogoList({ logos, onChange }: LogoListProps) {
  const t = useTranslations('brand-kit');
  const { input, sending, send } = useOneUpload(({ asset_id: id, url }) => onChange([...logos, { id, url }]));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('logos')}</legend>
      {logos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {logos.map(({ id, url }, index) => (
            <li
              key={id}
              className="relative flex h-20 w-32 items-center justify-center rounded-control border bg-checker p-2"
            >
              <img src={url} alt={t('logo', { number: index + 1 })} className="max-h-full max-w-full object-contain" />
              <IconButton
                size="sm"
                label={t('removeLogo', { number: index + 1 })}
                icon={<X />}
                onClick={() => onChange(logos.toSpliced(index, 1))}
                className="absolute end-0.5 top-0.5 bg-surface"
              />
            </li>
          ))}
        </ul>
      )}
      {logos.length < mostLogos && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            aria-label={t('addLogo')}
            hidden
            onChange={(event) => void send(event.target.files?.[0])}
          />
          <Button
            size="sm"
            icon={<Plus />}
            loading={sending}
            onClick={() => input.current?.click()}
            className="self-start"
          >
            {t('addLogo')}
          </Button>
        </>
      )}
    </fieldset>
  );
}
