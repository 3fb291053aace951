import type { Run } from '@adwright/contract/run/run.ts';
import { type DubOrder, VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { PencilLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RunStatus } from '../../kit/form/screen/run-status.tsx';
import { documentOfOrder } from '../plan/document.ts';
import { FilmResult } from './film-result.tsx';
import type { Props } from './parts.ts';
import { nameOfLanguage } from '../plan/language-name.ts';
import { dubbedOf } from './run-parts.ts';

type DubOpenedProps = Props & { run: Run; order: DubOrder; onEdit: (document: FilmTranslation) => void };

/** Tried again it is a new version of the same work; what was to be found out has to be found first. */
function again(run: Run, order: DubOrder): VideoTranslationInput {
  const asked = VideoTranslationInput.safeParse(run.input).data;
  return asked?.mode === 'auto' ? asked : after(order, run.id);
}

function after(order: DubOrder, runId: string): DubOrder {
  return { ...order, after: Object.fromEntries(order.languages.map((language) => [language, runId])) };
}

/** A dubbed film that was opened from the person's work. */
export function DubOpened({ run, order, onEdit, ...props }: DubOpenedProps) {
  const t = useTranslations('tool-video-translation');
  const language = nameOfLanguage(order.languages[0] ?? '');
  const lastEnd = order.lines.reduce((last, { end }) => Math.max(last, end), 0);
  return (
    <div data-tool-form className="@container flex max-w-4xl flex-col gap-6">
      <RunStatus
        {...props}
        run={run}
        working={t('dubbing', { language })}
        onRetry={() => props.onRun(again(run, order))}
        skeleton={<Skeleton className="h-80 rounded-card" />}
      >
        {(made) => <FilmResult run={made} />}
      </RunStatus>
      {order.lines.length > 0 && (
        <Button
          icon={<PencilLine />}
          className="self-start"
          onClick={() => onEdit(documentOfOrder(order, run.id, dubbedOf(run)?.seconds ?? lastEnd))}
        >
          {t('edit')}
        </Button>
      )}
    </div>
  );
}
