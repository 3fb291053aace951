import { Card } from '@adwright/ui/card.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useTranslations } from 'use-intl';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { AdShape } from './ad-shape.tsx';
import { CountMeter } from './count-meter.tsx';
import type { AdCopyFields } from './fields.ts';
import { previewFields } from './preview-fields.ts';

/** The ad as the network would show it, made of the person's own words. */
export function LivePreview({ fields }: { fields: AdCopyFields }) {
  const t = useTranslations('tool-ad-copy');
  return (
    <PreviewFrame title={t('previewTitle')}>
      <Card padding="md" className="mx-auto w-full max-w-sm">
        <AdShape
          network={fields.kind === 'ad_copy' ? fields.network : 'any'}
          who={fields.product.trim() || t('productPlaceholder')}
          lang={fields.language}
          fields={previewFields(fields)}
          renderUnder={(field) =>
            field.text === '' ? (
              <Skeleton className="h-3 w-2/3" />
            ) : (
              <div className="flex items-center justify-between gap-4">
                <span className="text-xs text-muted">{t(`fields.${field.name}`)}</span>
                <CountMeter field={field} />
              </div>
            )
          }
        />
      </Card>
    </PreviewFrame>
  );
}
