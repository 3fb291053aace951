import type { AdDesign } from '@adwright/studio/design/design.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CreativeCanvas } from '@adwright/creative-view/creative-canvas.tsx';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import type { Preset } from '../../kit/preset-ads/screen/preset.ts';
import { PresetForm } from '../../kit/preset-ads/screen/preset-form.tsx';
import { SizeField } from '../../kit/preset-ads/screen/size-field.tsx';
import { startingFields } from '../../kit/preset-ads/plan/starting-fields.ts';
import { fits } from '../../kit/qr/plan/capacity.ts';
import { parseWebAddress } from '../../kit/form/plan/web-address.ts';
import { codeAddress, PosterInput, posterTemplates } from '../contract.ts';
import { cutCreative, posterFrame } from '../plan/plan.ts';
import { sharpnessOf, showsOnlySamples } from '../plan/print-sharpness.ts';
import { PosterResult } from './result.tsx';
import { SharpnessNotice } from './sharpness-notice.tsx';
import { bleedMm, type Orientation, marginMm, posterSizes, sheetOf } from '../plan/sizes.ts';

/** While an address is being typed there is none to draw. */
function codeOf(typed: string | null) {
  if (typed === null || parseWebAddress(typed) === null || !fits(codeAddress(typed), 'M')) return null;
  return { url: codeAddress(typed) };
}

type OneProps = { id: PosterInput['sizes'][number]; fields: PosterInput; design: AdDesign };

function OnePoster({ id, fields, design }: OneProps) {
  const t = useTranslations('tool-preset-ads');
  const { orientation, qr_url: typed } = fields;
  const sheet = useMemo(() => sheetOf(id, orientation), [id, orientation]);
  const creative = useMemo(() => cutCreative(design, sheet, codeOf(typed)), [design, sheet, typed]);
  const sharpness = useMemo(() => sharpnessOf(creative, sheet, evenMeasurer), [creative, sheet]);
  const name = posterSizes.find((size) => size.id === id)?.name ?? id;
  return (
    <figure className="flex w-full max-w-md flex-col gap-3">
      <CreativeCanvas creative={creative} label={t('previewOf', { name })} className="shadow-raised" />
      <figcaption className="text-xs text-muted">{name}</figcaption>
      {!showsOnlySamples(fields.product) && <SharpnessNotice {...sharpness} />}
    </figure>
  );
}

const preset: Preset<PosterInput> = {
  tool: 'poster',
  printed: true,
  templates: posterTemplates,
  schema: PosterInput,
  fieldsFrom: (initial) => startingFields(PosterInput, {}, initial),
  frames: ({ sizes, orientation, qr_url }) =>
    sizes.map((id) => ({
      ...posterFrame(sheetOf(id, orientation), qr_url !== null),
      name: posterSizes.find((size) => size.id === id)?.name ?? id,
    })),
  missing({ sizes, qr_url }) {
    if (sizes.length === 0) return 'needSize';
    return qr_url === null || parseWebAddress(qr_url) !== null ? undefined : 'notAddress';
  },
  Options: function Options({ fields, problems, onChange }) {
    const t = useTranslations('tool-preset-ads');
    return (
      <>
        <SizeField
          label={t('groups.paper')}
          sizes={posterSizes.map((size) => ({ ...size, label: size.name }))}
          value={fields.sizes}
          onChange={(sizes) => onChange({ sizes })}
        />
        <SegmentedControl<Orientation>
          label={t('orientation')}
          value={fields.orientation}
          onValueChange={(orientation) => onChange({ orientation })}
          options={(['portrait', 'landscape'] as const).map((value) => ({ value, label: t(`orientations.${value}`) }))}
        />
        <p className="text-sm text-muted">{t('printFacts', { bleed: bleedMm, margin: marginMm })}</p>
        <Switch
          label={t('qr')}
          checked={fields.qr_url !== null}
          onCheckedChange={(on) => onChange({ qr_url: on ? fields.product.url : null })}
        />
        {fields.qr_url !== null && (
          <TextField
            label={t('qrUrl')}
            required
            dir="ltr"
            inputMode="url"
            value={fields.qr_url}
            onValueChange={(typed) => onChange({ qr_url: typed })}
            error={problems.textOf('qr_url')}
            {...problems.leave('qr_url')}
          />
        )}
      </>
    );
  },
  Preview: ({ fields, design }) => (
    <div className="flex flex-col items-center gap-8">
      {fields.sizes.map((id) => (
        <OnePoster key={id} id={id} fields={fields} design={design} />
      ))}
    </div>
  ),
  Result: PosterResult,
};

/** Posters a printer can take as they are. */
export function Screen(props: ToolFormProps<PosterInput>) {
  return <PresetForm preset={preset} {...props} />;
}
