import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStatus } from '../../kit/form/screen/run-status.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useInputNews } from '../../kit/form/screen/use-input-news.ts';
import type { IdPhotoInput } from '../contract.ts';
import { DocumentField } from './document-field.tsx';
import { fieldsFrom, type IdPhotoFields, type Made, madeOf, toInput } from './fields.ts';
import { FinishFields } from './finish-fields.tsx';
import { LivePreview } from './live-preview.tsx';
import { PhotoField } from './photo-field.tsx';
import { IdPhotoResult } from './result.tsx';

type Props = ToolFormProps<IdPhotoInput>;

/** What the last good run found out stays known while the next one is under way or fails. */
function useMade(run: Props['run']): Made | null {
  const now = useMemo(() => madeOf(run), [run]);
  const [last, setLast] = useState<Made | null>(now);
  if (now !== null && now.cutout !== last?.cutout) setLast(now);
  return now ?? last;
}

function Form(props: Props) {
  const { initial, signedIn, onRun, onSignIn, onInput } = props;
  const t = useTranslations('tool-id-photo');
  const [fields, setFields] = useState(() => fieldsFrom(initial ?? {}));
  const made = useMade(props.run);
  const input = useMemo(() => toInput(fields, made).data, [fields, made]);
  useInputNews(input, onInput);
  const change = (some: Partial<IdPhotoFields>): void => setFields((before) => ({ ...before, ...some }));
  const run = (): void => {
    if (input) (signedIn ? onRun : onSignIn)(input);
  };
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={run}
      inputs={
        <>
          <DocumentField value={fields.document} onChange={(document) => change({ document })} />
          <PhotoField photo={fields.photo} onChange={(photo) => change({ photo })} />
          <FinishFields fields={fields} onChange={change} />
        </>
      }
      bar={
        <RunBar
          {...props}
          action={t('action')}
          reason={input === undefined ? t('needPhoto') : undefined}
          onBlockedPress={() => {}}
        />
      }
      stage={
        <>
          <RunStatus {...props} onRetry={run} skeleton={<Skeleton className="h-64 rounded-card" />}>
            {(made) => <IdPhotoResult run={made} />}
          </RunStatus>
          <LivePreview fields={fields} made={made} input={input} />
        </>
      }
    />
  );
}

/** Fits a portrait to the rule of a document. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-id-photo">
      <Form {...props} />
    </ToolAreaContext>
  );
}
