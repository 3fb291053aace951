import { layoutOnce } from '@adwright/creative-view/layout-once.ts';
import { minContrast } from '@adwright/studio/brand/contrast.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import { checkContrast } from '@adwright/studio/design/repair-contrast.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { buildOf } from '../store/site.ts';
import { useSettled } from '../store/use-settled.ts';

/** How well a text can be read where it stands, and the colour that would be read. */
export function ContrastNote({ id }: { id: string }) {
  const t = useTranslations('creative-editor');
  const format = useFormatter();
  const editor = useEditor();
  const now = useEditorState((state) =>
    state.drawn ? { design: state.design, frame: state.frame, measurer: state.measurer } : undefined,
  );
  const seen = useSettled(now, 120);
  const check = useMemo(() => {
    const built = seen && buildOf(seen.design, seen.frame);
    const layer = built?.byId.get(id);
    return built && layer && checkContrast(layoutOnce(built.creative, seen.measurer), layer.members);
  }, [seen, id]);
  if (!check) return null;
  const ratio = format.number(check.ratio, { maximumFractionDigits: 1 });
  if (check.ratio >= minContrast) return <p className="text-sm text-muted">{t('contrastGood', { ratio })}</p>;
  const repair = (): void =>
    editor.edit(({ design, scope }) => patchDesign(design, id, { color: check.repaired }, scope));
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
