import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStage } from '../../kit/form/screen/run-stage.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useLastFound } from '../../kit/form/screen/use-last-found.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import type { IdPhotoInput } from '../contract.ts';
import { DocumentField } from './document-field.tsx';
import { fieldsFrom, madeOf, toInput } from './fields.ts';
import { FinishFields } from './finish-fields.tsx';
import { LivePreview } from './live-preview.tsx';
import { sharpWhole } from '../../kit/form/plan/too-small.ts';
import { documentOf } from '../plan/documents.ts';
import { PhotoField } from './photo-field.tsx';
import { IdPhotoResult } from './result.tsx';

type Props = ToolFormProps<IdPhotoInput>;

function Form(props: Props) {
  const t = useTranslations('tool-id-photo');
  const { fields, change } = useFields(() => fieldsFrom(props.initial ?? {}), { ofEach: ['photo', 'adjust'] });
  const made = useLastFound(props.run, madeOf);
  const input = useMemo(() => toInput(fields, made).data, [fields, made]);
  const run = useStart(props, input);
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={run}
      inputs={
        <>
          <DocumentField value={fields.document} onChange={(document) => change({ document })} />
          <PhotoField
            sharpFrom={sharpWhole([documentOf(fields.document).pixels])}
            photo={fields.photo}
            onChange={(photo) => change({ photo })}
          />
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
        <RunStage
          {...props}
          input={input}
          found="cutout"
          keepsPreview
          onRetry={run}
          skeleton={<Skeleton className="h-64 rounded-card" />}
          preview={<LivePreview fields={fields} made={made} input={input} />}
        >
          {(made) => <IdPhotoResult run={made} />}
        </RunStage>
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
