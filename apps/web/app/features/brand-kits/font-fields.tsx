import { addFontFace } from '@adwright/creative-view/own-fonts.ts';
import { ownFamily } from '@adwright/studio/brand/own-family.ts';
import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Upload, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { KitFields } from './kit-fields.ts';
import { useOneUpload } from './use-one-upload.ts';

type Fonts = KitFields['fonts'];
type Font = NonNullable<Fonts['heading']>;
type FontFieldsProps = { fonts: Fonts; onChange: (fonts: Fonts) => void };

/** Fonts of the person's own, which ads are set in before those of the pair. */
export function FontFields({ fonts, onChange }: FontFieldsProps) {
  const t = useTranslations('brand-kit');
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1 text-sm font-medium">{t('ownFonts')}</legend>
      <p className="text-sm text-muted">{t('ownFontsHint')}</p>
      <FontSlot role={t('headingFont')} font={fonts.heading} onChange={(heading) => onChange({ ...fonts, heading })} />
      <FontSlot role={t('bodyFont')} font={fonts.body} onChange={(body) => onChange({ ...fonts, body })} />
    </fieldset>
  );
}

type SlotProps = { role: string; font: Font | null; onChange: (font: Font | null) => void };

function FontSlot({ role, font, onChange }: SlotProps) {
  const t = useTranslations('brand-kit');
  if (font === null) return <FontUpload role={role} onChange={onChange} />;
  return (
    <div className="flex flex-col gap-3 rounded-card border p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{role}</p>
          <FontSample font={font} />
        </div>
        <IconButton
          size="sm"
          label={t('removeFont', { name: font.name })}
          icon={<X />}
          onClick={() => onChange(null)}
        />
      </div>
      <TextField
        label={t('fontLicense')}
        hint={t('fontLicenseHint')}
        maxLength={300}
        value={font.license}
        onValueChange={(license) => onChange({ ...font, license })}
      />
    </div>
  );
}

/** The font's name, set in it. */
function FontSample({ font: { id, name, url } }: { font: Font }) {
  useEffect(() => {
    // Shown in the page's own font where it cannot be had.
    addFontFace(ownFamily(id), url).catch(() => undefined);
  }, [id, url]);
  return (
    <p className="text-xl break-words" style={{ fontFamily: `"${ownFamily(id)}"` }}>
      <bdi>{name}</bdi>
    </p>
  );
}

function FontUpload({ role, onChange }: Pick<SlotProps, 'role' | 'onChange'>) {
  const t = useTranslations('brand-kit');
  const { input, sending, send } = useOneUpload(({ asset_id: id, url }, file) =>
    onChange({ id, url, name: nameOf(file), license: '' }),
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed px-4 py-3">
      <span className="text-sm">{role}</span>
      <input
        ref={input}
        type="file"
        accept=".ttf,.otf,.woff2,font/ttf,font/otf,font/woff2"
        aria-label={t('uploadFontFor', { role })}
        hidden
        onChange={(event) => void send(event.target.files?.[0])}
      />
      <Button
        size="sm"
        icon={<Upload />}
        loading={sending}
        aria-label={t('uploadFontFor', { role })}
        onClick={() => input.current?.click()}
      >
        {t('uploadFont')}
      </Button>
    </div>
  );
}

const longestName = 120;

function nameOf({ name }: File): string {
  return (
    name
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, longestName) || name.slice(0, longestName)
  );
}
