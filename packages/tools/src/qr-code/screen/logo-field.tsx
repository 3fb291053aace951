import { FileDrop } from '@adwright/ui/file-drop.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { logoMaxBytes, readLogo } from '../../kit/qr/plan/logo.ts';
import type { QrStyle } from '../../kit/qr/plan/style.ts';

type LogoFieldProps = { style: QrStyle; onChange: (change: Partial<QrStyle>) => void };

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}

function ChosenLogo({ style, onChange }: LogoFieldProps) {
  const t = useTranslations('tool-qr-code');
  const format = useFormatter();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <span className="text-sm font-medium">{t('logo')}</span>
        <IconButton
          size="sm"
          label={t('logoRemove')}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onChange({ logo: null })}
        />
      </div>
      <div className="flex items-center gap-4">
        <img
          src={style.logo ?? ''}
          alt=""
          className="size-12 shrink-0 rounded-control border bg-raised object-contain p-1"
        />
        <Slider
          className="flex-1"
          label={t('logoSize')}
          min={10}
          max={60}
          step={5}
          value={Math.round(style.image_size * 100)}
          onValueChange={(percent) => onChange({ image_size: percent / 100 })}
          valueText={format.number(style.image_size, { style: 'percent' })}
        />
      </div>
    </div>
  );
}

export function LogoField({ style, onChange }: LogoFieldProps) {
  const t = useTranslations('tool-qr-code');
  const words = useFormWords();
  const [refused, setRefused] = useState(false);
  const take = async ([file]: File[]): Promise<void> => {
    // What the file is called counts for nothing: it is taken if it reads as a picture.
    const logo = file && (await readAsDataUrl(file).catch(() => null));
    const good = logo !== null && logo !== undefined && readLogo(logo) !== null;
    setRefused(!good);
    if (good) onChange({ logo });
  };
  if (style.logo !== null) return <ChosenLogo style={style} onChange={onChange} />;
  return (
    <FileDrop
      label={t('logo')}
      note={words('optional')}
      prompt={t('logoPrompt')}
      details={t('logoDetails')}
      accept="image/png,image/jpeg"
      maxBytes={logoMaxBytes}
      error={refused ? t('logoRefused') : undefined}
      onFiles={(files) => void take(files)}
      onRefuse={(_file, reason) => setRefused(reason !== 'too_many')}
    />
  );
}
