import { localeOf } from '@adwright/i18n/locales.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CreativeCanvas } from '@adwright/creative-view/creative-canvas.tsx';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { SampleNote } from '../../kit/form/screen/stand-in.tsx';
import { onBrandProduct } from '../../kit/form/plan/on-brand.ts';
import { noPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { useAdPictures } from '../../kit/ad-designs/screen/use-ad-pictures.ts';
import { cloneDesign, productOfClone } from '../plan/clone-design.ts';
import { type CloneFields, colorsOf } from './fields.ts';
import { ownFrame } from '../plan/own-frame.ts';
import { ReferenceBoxes } from './reference-boxes.tsx';
import type { SlotWords } from '../plan/slot-words.ts';

type LivePreviewProps = {
  fields: CloneFields;
  words: SlotWords;
  selected: string | null;
  onSelect: (id: string) => void;
};

/** The reference with its parts, and my version of it beside: both change with every field. */
export function LivePreview({ fields, words, selected, onSelect }: LivePreviewProps) {
  const t = useTranslations('tool-image-ad-clone');
  const { reference, analysis } = fields;
  const product = useMemo(() => onBrandProduct(fields.product, fields.brand), [fields.product, fields.brand]);
  const pictures = useAdPictures(product) ?? noPictures;
  const creative = useMemo(() => {
    if (!analysis || product.title.trim() === '') return null;
    const design = cloneDesign({
      analysis,
      words,
      pictures,
      product: productOfClone(product, pictures),
      colors: colorsOf(fields),
      fonts: product.brand_kit?.fonts,
      language: localeOf(fields.language),
      mirrored: localeOf(fields.referenceLanguage).dir === 'rtl',
    });
    return designCreative(design, ownFrame(design));
  }, [analysis, words, pictures, product, fields]);
  // Lying pictures are too small side by side.
  const isWide = analysis !== null && analysis.width > 1.35 * analysis.height;
  return (
    <PreviewFrame>
      {reference === null ? (
        <SampleClone />
      ) : (
        <div className={classNames('grid gap-6', !isWide && '@lg:grid-cols-2')}>
          <figure className="flex min-w-0 flex-col gap-2">
            <ReferenceBoxes reference={reference} analysis={analysis} selected={selected} onSelect={onSelect} />
            <figcaption className="text-sm text-muted">{t('preview.reference')}</figcaption>
          </figure>
          {creative && (
            <figure className="flex min-w-0 flex-col gap-2">
              <CreativeCanvas creative={creative} label={t('preview.mine')} className="rounded-control border" />
              <figcaption className="text-sm text-muted">{t('preview.mine')}</figcaption>
            </figure>
          )}
        </div>
      )}
    </PreviewFrame>
  );
}

const samples = [
  { name: 'image-ad-clone-reference', caption: 'preview.reference' },
  { name: 'image-ad-clone-1', caption: 'preview.mine' },
] as const;

/** An ad and what the tool made of it, before there is one to look at. */
function SampleClone() {
  const t = useTranslations('tool-image-ad-clone');
  return (
    <div>
      <p className="pb-4 text-sm text-muted">{t('preview.empty')}</p>
      <div className="grid gap-6">
        {samples.map(({ name, caption }) => (
          <figure key={name} className="flex min-w-0 flex-col gap-2">
            <img
              src={`/tool-previews/${name}.webp`}
              alt={t(caption)}
              loading="lazy"
              width={640}
              height={200}
              className="h-auto w-full rounded-control border bg-sunken"
            />
            <figcaption className="text-sm text-muted">{t(caption)}</figcaption>
          </figure>
        ))}
      </div>
      <SampleNote />
    </div>
  );
}
