import { productMoves } from '@adwright/contract/ads-video/product-video.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { Field } from '@adwright/ui/field.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { canAdd, type ClipFields, withMove } from './fields.ts';

type ShotFieldsProps = { fields: ClipFields; onChange: (some: Partial<ClipFields>) => void };

/** What happens in the clip, shot by shot, and how long it lasts. */
export function ShotFields({ fields, onChange }: ShotFieldsProps) {
  const t = useTranslations('tool-product-to-video');
  const film = useTranslations('tool-video-ad');
  return (
    <FieldGroup title={t('shots')}>
      <Field kind="group" label={t('shots')} hideLabel hint={t('shotsHint')}>
        {(control) => (
          <div role="group" {...control} className="grid grid-cols-2 gap-2">
            {productMoves.map((move) => {
              const place = fields.moves.indexOf(move);
              const needsPrice = move === 'price' && fields.price.trim() === '';
              return (
                <button
                  key={move}
                  type="button"
                  aria-pressed={place >= 0}
                  disabled={needsPrice || (place < 0 && !canAdd(fields.moves))}
                  onClick={() => onChange({ moves: withMove(fields.moves, move) })}
                  className={classNames(
                    'relative flex min-h-16 flex-col items-start justify-center gap-0.5 rounded-control border px-3 py-2 pe-9 text-start text-sm transition-colors disabled:bg-sunken disabled:text-faint',
                    place >= 0
                      ? 'border-accent bg-accent-soft'
                      : 'border-line-strong bg-raised enabled:hover:border-text',
                  )}
                >
                  <span className="font-medium">{t(`moves.${move}`)}</span>
                  <span className="text-xs text-muted">{needsPrice ? t('need.price') : t(`moveHints.${move}`)}</span>
                  {place >= 0 && (
                    <span
                      aria-hidden="true"
                      className="absolute end-2 top-2 flex size-5 items-center justify-center rounded-full bg-accent text-xs font-semibold text-on-accent tabular-nums"
                    >
                      {place + 1}
                    </span>
                  )}
                </button>
              );
            })}
          </div>
        )}
      </Field>
      <Slider
        label={film('length')}
        min={5}
        max={15}
        step={1}
        value={fields.seconds}
        valueText={film('seconds', { seconds: fields.seconds })}
        onValueChange={(seconds) => onChange({ seconds })}
      />
    </FieldGroup>
  );
}
