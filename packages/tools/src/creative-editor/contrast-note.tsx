import { minContrast } from '@adwright/studio/brand/contrast.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { checkContrast } from '@adwright/studio/design/repair-contrast.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useDeferredValue, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useEditor } from './editor-state.ts';

/** How well a text can be read where it stands, and the colour that would be read. */
export function ContrastNote({ layer }: { layer: EditableLayer }) {
  const t = useTranslations('creative-editor');
  const format = useFormatter();
  const { list, design, scope, change } = useEditor();
  const seen = useDeferredValue(list);
  const check = useMemo(() => seen && checkContrast(seen, layer.members), [seen, layer.members]);
  if (!check) return null;
  const ratio = format.number(check.ratio, { maximumFractionDigits: 1 });
  if (check.ratio >= minContrast) return <p className="text-sm text-muted">{t('contrastGood', { ratio })}</p>;
  const repair = (): void => change(patchDesign(design, layer.id, { color: check.repaired }, scope));
  return (
    <Notice
      tone="warn"
      action={
        check.repaired !== check.color && (
          <Button size="sm" onClick={repair}>
            <span
              aria-hidden="true"
              style={{ backgroundColor: check.repaired }}
              className="size-4 rounded-full border border-line-strong"
            />
            {t('contrastRepair')}
          </Button>
        )
      }
    >
      {t('contrastLow', { ratio })}
    </Notice>
  );
}
