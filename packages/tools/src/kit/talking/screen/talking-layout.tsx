import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Run } from '@adwright/contract/run/run.ts';
import { isRunOf } from '../../form/plan/is-made-of.ts';
import { isUnderWay } from '../../form/plan/is-under-way.ts';
import type { ToolFormProps } from '../../form/screen/form-props.ts';
import { RunBar } from '../../form/screen/run-bar.tsx';
import { RunStage } from '../../form/screen/run-stage.tsx';
import { ToolLayout } from '../../form/screen/tool-layout.tsx';
import { useStart } from '../../form/screen/use-start.ts';

type TalkingLayoutProps<Input> = {
  form: ToolFormProps<Input>;
  action: string;
  /** What would run; undefined while the fields make none. */
  input: Input | undefined;
  /** Why it cannot run; undefined when it can. */
  reason: string | undefined;
  inputs: ReactNode;
  stage: ReactNode;
  /** What was made, once it is. */
  children: (run: Run) => ReactNode;
};

/** The server reads it from the recording. */
const measured = 'audio_seconds';

/** The form of a tool in which somebody speaks: fields, and beside them the preview or what was made of it. */
export function TalkingLayout<Input>(props: TalkingLayoutProps<Input>) {
  const { form, action, input, reason, inputs, stage, children } = props;
  const t = useTranslations('tool-talking');
  const run = useStart(form, reason === undefined ? input : undefined);
  // A film takes minutes: who has changed the fields meanwhile can start the next beside it.
  const isOther = isUnderWay(form.run) && !isRunOf(form.run, input, measured);
  return (
    <ToolLayout
      label={action}
      onSubmit={run}
      inputs={inputs}
      bar={
        <>
          <RunBar
            {...form}
            run={isOther ? null : form.run}
            action={action}
            reason={reason}
            onBlockedPress={() => undefined}
          />
          {isOther && reason === undefined && (
            <p role="status" className="pt-3 text-center text-sm text-muted">
              {t('otherGoesOn')}
            </p>
          )}
        </>
      }
      stage={
        <RunStage {...form} input={input} found={measured} progressBelow onRetry={run} skeleton={null} preview={stage}>
          {children}
        </RunStage>
      }
    />
  );
}
