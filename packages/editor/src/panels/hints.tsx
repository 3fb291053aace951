import { lintDesign, type LintFinding } from '@adwright/studio/design/lint-design.ts';
import { Slot } from '@adwright/studio/creative/layer.ts';
import { drawsFor } from '@adwright/studio/design/layer-boxes.ts';
import { isPlacementId, placementOf } from '@adwright/studio/placements.ts';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { layoutOnce } from '@adwright/creative-view/layout-once.ts';
import { useEditorState } from '../store/editor-context.ts';
import { buildOf } from '../store/site.ts';
import { useSettled } from '../store/use-settled.ts';
import { labelIn, useLabelText } from './layer-names.ts';

const slotNames = Slot.options;

/** What an art director would say about the size at hand, while it is being made. */
export function Hints({ facts }: { facts?: readonly string[] | undefined }) {
  const t = useTranslations('creative-editor.hints');
  const now = useEditorState((state) =>
    state.drawn ? { design: state.design, frame: state.frame, measurer: state.measurer } : undefined,
  );
  const seen = useSettled(now, 250);
  const findings = useMemo((): readonly LintFinding[] => {
    if (!seen) return [];
    const { design, frame, measurer } = seen;
    const list = layoutOnce(buildOf(design, frame).creative, measurer);
    const placement = isPlacementId(frame.id) ? placementOf(frame.id) : frame;
    // The file does not exist yet: nothing can be said about its weight.
    return lintDesign({ design, placement, list, facts, file: { width: frame.width, height: frame.height, bytes: 0 } });
  }, [seen, facts]);
  if (!seen) return null;
  return (
    <section aria-label={t('title')} className="text-sm">
      {findings.length === 0 ? (
        <p className="flex items-center gap-2 text-success-text">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          {t('none')}
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {findings.map((finding) => (
            <Hint key={`${finding.kind} ${finding.subject}`} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Hint({ finding }: { finding: LintFinding }) {
  const t = useTranslations('creative-editor.hints');
  const slots = useTranslations('creative-editor.slots');
  const format = useFormatter();
  const over = useCoverName(finding.by);
  const { kind, level, value, limit } = finding;
  const isError = level === 'error';
  const Icon = isError ? CircleAlert : TriangleAlert;
  const number = (amount: number | null): string => format.number(amount ?? 0, { maximumFractionDigits: 1 });
  const slot = slotNames.find((one) => one === finding.subject);
  const named = (kind === 'left_out' || kind === 'covered') && slot !== undefined;
  const subject = named
    ? slots(slot)
    : kind === 'covered'
      ? `“${shortened(finding.subject)}”`
      : shortened(finding.subject);
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-label={t(isError ? 'error' : 'warning')}
        className={`mt-0.5 size-4 shrink-0 ${isError ? 'text-danger-text' : 'text-warn-text'}`}
      />
      <span className="min-w-0 break-words">
        {t(kind, { subject, by: over, value: number(value), limit: number(limit) })}
      </span>
    </li>
  );
}

/** What the layer is called that a node is drawn for. */
function useCoverName(node: string | undefined): string {
  const { name } = useLabelText();
  const label = useEditorState((state) => {
    const { layers } = buildOf(state.design, state.frame);
    const owner = node === undefined ? undefined : layers.find(({ members }) => drawsFor({ id: node }, members));
    return owner && labelIn(state, owner.id);
  });
  return label ? name(label) : '';
}

function shortened(text: string): string {
  return text.length > 48 ? `${text.slice(0, 47).trimEnd()}…` : text;
}
