import { IconButton } from '@adwright/ui/icon-button.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { combinationAt, countCombinations } from '../plan/combinations.ts';
import type { PpcFields } from './fields.ts';
import type { Device } from '../plan/result-creative.ts';
import { SearchResult } from './search-result.tsx';

/** One after another, the ads that the lines may become. */
export function LivePreview({ fields }: { fields: PpcFields }) {
  const t = useTranslations('tool-ppc-preview');
  const [device, setDevice] = useState<Device>('phone');
  const [number, setNumber] = useState(0);
  const total = countCombinations(fields);
  const combination = combinationAt(fields, number);
  const enough = combination.headlines.length >= 2 && combination.descriptions.length >= 1;
  return (
    <PreviewFrame title={t('previewTitle')}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SegmentedControl<Device>
            label={t('device')}
            hideLabel
            value={device}
            onValueChange={setDevice}
            options={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(value) }))}
          />
          <div className="flex items-center gap-1">
            <IconButton
              label={t('previous')}
              icon={<ChevronLeft className="rtl:-scale-x-100" />}
              disabled={number === 0}
              onClick={() => setNumber(number - 1)}
            />
            <span aria-live="polite" className="text-xs tabular-nums text-muted">
              {t('combination', { number: number + 1, total: Math.max(total, number + 1) })}
            </span>
            <IconButton
              label={t('next')}
              icon={<ChevronRight className="rtl:-scale-x-100" />}
              disabled={number + 1 >= total}
              onClick={() => setNumber(number + 1)}
            />
          </div>
        </div>
        {enough ? (
          <SearchResult ad={fields} combination={combination} device={device} />
        ) : (
          <p className="py-8 text-center text-sm text-muted">{t('previewEmpty')}</p>
        )}
      </div>
    </PreviewFrame>
  );
}
