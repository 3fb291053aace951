import { Skeleton } from '@adwright/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import type { Run } from '@adwright/contract/run/run.ts';
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

/** The form of a tool in which somebody speaks: fields, and beside them the preview or what was made of it. */
export function TalkingLayout<Input>(props: TalkingLayoutProps<Input>) {
  const { form, action, input, reason, inputs, stage, children } = props;
  const run = useStart(form, reason === undefined ? input : undefined);
  const busy = form.starting || isUnderWay(form.run);
  return (
    <ToolLayout
      label={action}
      onSubmit={run}
      inputs={inputs}
      bar={<RunBar {...form} action={action} reason={reason} onBlockedPress={() => undefined} />}
      stage={
        <RunStage
          {...form}
          input={input}
          onRetry={run}
          skeleton={<Skeleton className="h-80 rounded-card" />}
          preview={!busy && stage}
        >
          {children}
        </RunStage>
      }
    />
  );
}
