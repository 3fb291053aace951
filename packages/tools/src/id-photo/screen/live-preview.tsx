import { Notice } from '@adwright/ui/notice.tsx';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { usePictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { useLoadedPicture } from '../../kit/form/screen/use-loaded-picture.ts';
import type { IdPhotoInput } from '../contract.ts';
import { documentOf } from '../plan/documents.ts';
import { drawPhoto, drawPrepared } from './draw-preview.ts';
import type { IdPhotoFields, Made } from './fields.ts';
import { fitToRule } from '../plan/fit.ts';
import { Guides } from './guides.tsx';
import { RuleFacts } from './rule-facts.tsx';

type LivePreviewProps = { fields: IdPhotoFields; made: Made | null; input: IdPhotoInput | undefined };

export function LivePreview({ fields, made, input }: LivePreviewProps) {
  const t = useTranslations('tool-id-photo');
  const media = useTranslations('tool-media.pictures');
  const rule = documentOf(fields.document);
  const known = made !== null && made.photo === fields.photo ? made : null;
  const photoUrl = usePictureUrl(fields.photo);
  const picture = useLoadedPicture(known?.url ?? photoUrl);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fit = useMemo(
    () => (known === null ? null : fitToRule(known.subject, rule, fields.adjust)),
    [known, rule, fields.adjust],
  );
  const background = input?.background ?? rule.backgrounds[0] ?? '#ffffff';
  useEffect(() => {
    if (canvas.current === null || picture === null) return;
    if (known === null || fit === null) drawPhoto(canvas.current, picture, rule);
    else drawPrepared(canvas.current, picture, known.subject, rule, fit, { background, light: fields.light });
  }, [picture, known, fit, rule, background, fields.light]);
  const { width, height } = rule.pixels;
  return (
    <PreviewFrame title={t('previewTitle')}>
      <div className="flex flex-col gap-6 @lg:flex-row @lg:items-start @lg:gap-8">
        <div
          className="relative mx-auto w-full max-w-64 shrink-0 border bg-raised"
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <canvas
            ref={canvas}
            key={rule.id}
            width={width}
            height={height}
            role="img"
            aria-label={t('previewAlt')}
            className="size-full"
          />
          {fields.photo === null && (
            <img
              src="/tool-previews/id-photo-1.webp"
              alt=""
              loading="lazy"
              className="absolute inset-0 size-full object-cover"
            />
          )}
          <Guides rule={rule} placed={known !== null && fit !== null ? { fit, subject: known.subject } : null} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <RuleFacts rule={rule} />
          {fields.photo === null && (
            <p className="text-sm text-muted">
              {t('previewEmpty')} {media('sample')}
            </p>
          )}
          {fields.photo !== null && <Notice tone="info">{t(known === null ? 'previewBefore' : 'previewAfter')}</Notice>}
        </div>
      </div>
    </PreviewFrame>
  );
}
