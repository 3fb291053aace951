import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { placementOf } from '@adwright/studio/placements.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { sharpWhole } from '../../kit/form/plan/too-small.ts';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { PlacementField } from '../../kit/form/screen/placement-field.tsx';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStage } from '../../kit/form/screen/run-stage.tsx';
import { MissingModel } from '../../kit/form/screen/missing-model.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useLastFound } from '../../kit/form/screen/use-last-found.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import type { ImageResizerInput } from '../contract.ts';
import { fieldsFrom, knownOf, toInput } from './fields.ts';
import { LivePreview } from './live-preview.tsx';
import { OutputFields } from './output-fields.tsx';
import { ResizerResult } from './result.tsx';

type Props = ToolFormProps<ImageResizerInput>;

function Form(props: Props) {
  const t = useTranslations('tool-image-resizer');
  const language = usePageLanguage();
  const { fields, change } = useFields(() => fieldsFrom(props.initial ?? {}), { ofEach: ['picture', 'choices'] });
  const known = useLastFound(props.run, knownOf);
  const input = useMemo(() => toInput(fields, known, language).data, [fields, known, language]);
  const run = useStart(props, input);
  const reason = fields.picture === null ? t('needPicture') : t('needSizes');
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={run}
      inputs={
        <>
          <FieldGroup title={t('picture')}>
            <PictureField
              label={t('picture')}
              max={1}
              samples="scene"
              sharpFrom={sharpWhole(fields.placements.map(placementOf))}
              pictures={fields.picture === null ? [] : [fields.picture]}
              onChange={([picture]) => change({ picture: picture ?? null, choices: {} })}
            />
            <MissingModel serves="reading-text-fast" extra>
              {t('betterReading')}
            </MissingModel>
          </FieldGroup>
          <PlacementField value={fields.placements} onChange={(placements) => change({ placements })} />
          <OutputFields fields={fields} onChange={change} />
        </>
      }
      bar={
        <RunBar
          {...props}
          action={t('action')}
          reason={input === undefined ? reason : undefined}
          onBlockedPress={() => {}}
        />
      }
      stage={
        <RunStage
          {...props}
          input={input}
          found="seen"
          keepsPreview
          onRetry={run}
          skeleton={<Skeleton className="h-64 rounded-card" />}
          preview={
            <LivePreview
              fields={fields}
              known={known}
              onChoice={(id, choice) => change({ choices: { ...fields.choices, [id]: choice } })}
            />
          }
        >
          {(made) => <ResizerResult run={made} />}
        </RunStage>
      }
    />
  );
}

/** Brings one picture into every size. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-image-resizer">
      <Form {...props} />
    </ToolAreaContext>
  );
}
