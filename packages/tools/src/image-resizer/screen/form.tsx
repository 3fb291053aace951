import { locales } from '@adwright/i18n/locales.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { PlacementField } from '../../kit/form/screen/placement-field.tsx';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStatus } from '../../kit/form/screen/run-status.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useInputNews } from '../../kit/form/screen/use-input-news.ts';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import type { ImageResizerInput } from '../contract.ts';
import { fieldsFrom, type Known, knownOf, type ResizerFields, toInput } from './fields.ts';
import { LivePreview } from './live-preview.tsx';
import { OutputFields } from './output-fields.tsx';
import { ResizerResult } from './result.tsx';

type Props = ToolFormProps<ImageResizerInput>;

/** What the last good run saw stays known while the next one is under way or fails. */
function useKnown(run: Props['run']): Known | null {
  const now = useMemo(() => knownOf(run), [run]);
  const [last, setLast] = useState<Known | null>(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}

function Form(props: Props) {
  const { initial, signedIn, onRun, onSignIn, onInput } = props;
  const t = useTranslations('tool-image-resizer');
  const tag = useLocale();
  const language = locales.find((locale) => locale.tag === tag)?.code ?? 'en';
  const [fields, setFields] = useState(() => fieldsFrom(initial ?? {}));
  const known = useKnown(props.run);
  const input = useMemo(() => toInput(fields, known, language).data, [fields, known, language]);
  useInputNews(input, onInput);
  const change = (some: Partial<ResizerFields>): void => setFields((before) => ({ ...before, ...some }));
  const run = (): void => {
    if (input) (signedIn ? onRun : onSignIn)(input);
  };
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
              pictures={fields.picture === null ? [] : [fields.picture]}
              onChange={([picture]) => change({ picture: picture ?? null, choices: {} })}
            />
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
        <>
          <RunStatus {...props} onRetry={run} skeleton={<Skeleton className="h-64 rounded-card" />}>
            {(made) => <ResizerResult run={made} />}
          </RunStatus>
          <LivePreview
            fields={fields}
            known={known}
            onChoice={(id, choice) => change({ choices: { ...fields.choices, [id]: choice } })}
          />
        </>
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
