import type { Run } from '@adwright/contract/run/run.ts';
import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { Languages, Package, Pencil, RectangleVertical, Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { noProduct } from '../../kit/form/plan/ad-product.ts';
import { languageOptions } from '../../kit/form/screen/languages.ts';
import type { VideoAdInput } from '../contract.ts';
import { ratios } from '../../kit/film/plan/ratios.ts';
import type { VideoAdFields } from './fields.ts';

type ResultActionsProps = {
  run: Run;
  onEdit: (() => void) | undefined;
  onHooks: (() => void) | undefined;
  onRemake: (some: Partial<VideoAdFields>) => void;
};

/** What can become of a finished film: another cut of it, other openings, or the same for somebody else. */
export function ResultActions({ run, onEdit, onHooks, onRemake }: ResultActionsProps) {
  const t = useTranslations('tool-video-ad');
  const input = run.input as Pick<VideoAdInput, 'language' | 'ratios'>;
  const otherRatios = ratios.filter((ratio) => !input.ratios.includes(ratio));
  return (
    <div className="flex flex-wrap gap-2">
      {onEdit && (
        <Button variant="primary" icon={<Pencil />} onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {onHooks && (
        <Button icon={<Sparkles />} onClick={onHooks}>
          {t('hooks.open')}
        </Button>
      )}
      <DropdownMenu
        trigger={<Button icon={<Languages />}>{t('remake.language')}</Button>}
        entries={languageOptions
          .filter(({ value }) => value !== input.language)
          .map(({ value, label }) => ({
            kind: 'action',
            label,
            onSelect: () => onRemake({ language: value, anyVoice: true, ownScript: false, script: null }),
          }))}
      />
      {otherRatios.length > 0 && (
        <Button icon={<RectangleVertical />} onClick={() => onRemake({ ratios: otherRatios })}>
          {t('remake.formats')}
        </Button>
      )}
      <Button
        icon={<Package />}
        onClick={() => onRemake({ product: noProduct, ownScript: false, script: null, scriptFor: '' })}
      >
        {t('remake.product')}
      </Button>
    </div>
  );
}
