import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { leastSharp } from '../../kit/form/plan/too-small.ts';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStatus } from '../../kit/form/screen/run-status.tsx';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useInputNews } from '../../kit/form/screen/use-input-news.ts';
import { type BackgroundRemovalInput, CutFormat } from '../contract.ts';
import { EngineField, offeredEngine } from './engine-field.tsx';
import { type CutFields, fieldsFrom, inputOf } from './fields.ts';
import { EdgeFields, FinishFields } from './finish-fields.tsx';
import { CutResult } from './result.tsx';
import { CutStage } from './stage.tsx';
import { clicksAmong, type MendHistory } from '../plan/mends.ts';
import { uploadMended } from './upload-mended.ts';
import { type FoundMask, masksBy, useFoundMasks } from './use-found-masks.ts';

type Props = ToolFormProps<BackgroundRemovalInput>;

/** What was done by hand, by picture; forgotten once the mask it was done to has been replaced. */
function useHistories(masks: ReadonlyMap<string, FoundMask>) {
  const [histories, setHistories] = useState<ReadonlyMap<string, MendHistory & { readonly mask: string }>>(new Map());
  const of = (picture: string): MendHistory | undefined => {
    const history = histories.get(picture);
    return history !== undefined && history.mask === (masks.get(picture)?.assetId ?? '') ? history : undefined;
  };
  const put = (picture: string, history: MendHistory): void =>
    setHistories((before) => new Map(before).set(picture, { ...history, mask: masks.get(picture)?.assetId ?? '' }));
  /** What a run without a mask has to look for again: what was pointed at since, or when the mask was found. */
  const clicks = useMemo(() => {
    const found = [...masks].map(([picture, mask]) => [picture, mask.clicks] as const);
    const pointed = [...histories].filter(([picture]) => !masks.has(picture));
    return new Map([...found, ...pointed.map(([picture, { done }]) => [picture, clicksAmong(done)] as const)]);
  }, [histories, masks]);
  return { of, put, clicks };
}

function FormatFields({ fields, onChange }: { fields: CutFields; onChange: (formats: CutFormat[]) => void }) {
  const t = useTranslations('tool-background-removal');
  const { formats } = fields;
  return (
    <FieldGroup title={t('formats')}>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {CutFormat.options.map((format) => (
          <Checkbox
            key={format}
            label={format === 'psd' ? t('psd') : format.toUpperCase()}
            checked={formats.includes(format)}
            onCheckedChange={(checked) =>
              onChange(checked ? [...formats, format] : formats.filter((one) => one !== format))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Form(props: Props) {
  const { initial, signedIn, onRun, onSignIn, onInput } = props;
  const t = useTranslations('tool-background-removal');
  const host = useToolHost();
  const { fields, change } = useFields(() => fieldsFrom(initial ?? {}), { ofEach: ['pictures'] });
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const masks = useFoundMasks(props.run);
  const histories = useHistories(masks);
  const engine = offeredEngine(host.cutEngines, fields.engine);
  const known = useMemo(() => masksBy(engine, masks), [engine, masks]);
  const { clicks } = histories;
  const input = useMemo(() => inputOf({ ...fields, engine }, known, clicks).data, [fields, engine, known, clicks]);
  const again = fields.pictures.length > 0 && fields.pictures.every((picture) => known.has(picture));
  useInputNews(input, onInput);
  const run = async (): Promise<void> => {
    if (!input) return;
    if (!signedIn) return onSignIn(input);
    setSending(true);
    setProblem(undefined);
    try {
      onRun(await uploadMended(host, input, masks, histories.of));
    } catch (error) {
      setProblem(host.problemText(error));
    } finally {
      setSending(false);
    }
  };
  const reason =
    fields.pictures.length === 0 ? t('need.picture') : fields.formats.length === 0 ? t('need.format') : undefined;
  const action = t(again ? 'again' : 'action');
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={() => void run()}
      inputs={
        <>
          <PictureField
            label={t('pictures')}
            pictures={fields.pictures}
            max={20}
            samples="scene"
            sharpFrom={leastSharp}
            onChange={(pictures) => change({ pictures })}
          />
          <EngineField engine={engine} onChange={(next) => change({ engine: next })} />
          <FieldGroup title={t('finish.title')}>
            <FinishFields finish={fields.finish} onChange={(finish) => change({ finish })} />
          </FieldGroup>
          <Fold title={t('edge.title')}>
            <EdgeFields finish={fields.finish} onChange={(finish) => change({ finish })} />
          </Fold>
          <FormatFields fields={fields} onChange={(formats) => change({ formats })} />
        </>
      }
      bar={
        <RunBar
          {...props}
          starting={props.starting || sending}
          problem={problem ?? props.problem}
          action={action}
          reason={reason}
          onBlockedPress={() => undefined}
        />
      }
      stage={
        <>
          <RunStatus {...props} onRetry={() => void run()} skeleton={<Skeleton className="h-40 rounded-card" />}>
            {(made) => <CutResult run={made} />}
          </RunStatus>
          <CutStage fields={fields} masks={masks} historyOf={histories.of} onHistory={histories.put} />
        </>
      }
    />
  );
}

/** Cuts subjects out of pictures and lets people mend what the machine got wrong. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-background-removal">
      <Form {...props} />
    </ToolAreaContext>
  );
}
