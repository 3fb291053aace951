import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStage } from '../../kit/form/screen/run-stage.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useProblems } from '../../kit/form/screen/use-problems.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import { fits } from '../../kit/qr/plan/capacity.ts';
import { ContentFields } from './content-fields.tsx';
import type { QrCodeInput } from '../contract.ts';
import { fieldsFrom, isBlank, parseFields, type QrFields } from './fields.ts';
import { LivePreview } from './live-preview.tsx';
import { payloadOf } from '../plan/payload.ts';
import { planQrCode, type QrPlan } from '../plan/plan.ts';
import { QrResult } from './result.tsx';
import { BatchField } from './batch-field.tsx';
import { SizeAdvice } from './size-advice.tsx';
import { useBrandStyle } from './use-brand-style.ts';
import { StyleFields } from './style-fields.tsx';

type Props = ToolFormProps<QrCodeInput>;

/** Null when there is nothing to draw, or more than any code holds. */
function planOf(input: QrCodeInput | undefined): QrPlan | null {
  return input !== undefined && fits(payloadOf(input.content), input.style.level) ? planQrCode(input) : null;
}

function useQrProblems(parsed: ReturnType<typeof parseFields>) {
  const t = useTranslations('tool-qr-code');
  return useProblems(parsed, (path, issue) => {
    if (issue.code === 'too_big' || issue.code === 'too_small') return undefined;
    if (path === 'content.url' || path === 'content.website') return t('problems.url');
    if (path === 'content.to' || path === 'content.email') return t('problems.email');
    if (path === 'content.phone') return t('problems.phone');
    if (path === 'content.password') return t('wifi.passwordMissing');
    return path === 'content.first_name' ? t('vcard.nameMissing') : undefined;
  });
}

function useReason(fields: QrFields, input: QrCodeInput | undefined): string | undefined {
  const t = useTranslations('tool-qr-code');
  if (isBlank(fields)) return t(`needContent.${fields.type}`);
  if (input === undefined) return t('needFixing');
  return fits(payloadOf(input.content), input.style.level) ? undefined : t('problems.tooMuch');
}

function Form(props: Props) {
  const t = useTranslations('tool-qr-code');
  const { fields, change, setFields } = useFields(() => fieldsFrom(props.initial ?? {}), {
    ofEach: ['type', 'contents'],
  });
  const brand = useBrandRules();
  useBrandStyle(props.initial?.style, setFields);
  const parsed = useMemo(() => parseFields(fields, brand), [fields, brand]);
  const problems = useQrProblems(parsed);
  // Drawing may lag behind a fast typist; typing may not.
  const drawn = useDeferredValue(parsed.data);
  const plan = useMemo(() => planOf(drawn), [drawn]);
  const reason = useReason(fields, parsed.data);
  const ready = reason === undefined ? parsed.data : undefined;
  const run = useStart(props, ready);
  const changeStyle = (some: Partial<QrFields['style']>): void => change({ style: { ...fields.style, ...some } });
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={run}
      inputs={
        <>
          <ContentFields fields={fields} problems={problems} onChange={change} />
          <BrandField />
          <StyleFields style={fields.style} onChange={changeStyle} />
          {plan !== null && <SizeAdvice plan={plan} style={fields.style} onChange={changeStyle} />}
          <BatchField style={fields.style} />
        </>
      }
      bar={<RunBar {...props} action={t('action')} reason={reason} onBlockedPress={problems.revealAll} />}
      stage={
        <RunStage
          {...props}
          input={parsed.data}
          onRetry={run}
          skeleton={<Skeleton className="h-40 rounded-card" />}
          preview={<LivePreview plan={plan} style={drawn?.style ?? fields.style} />}
        >
          {(made) => <QrResult run={made} />}
        </RunStage>
      }
    />
  );
}

/** Draws a QR code as it is filled in, and checks that it can be read. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-qr-code">
      <Form {...props} />
    </ToolAreaContext>
  );
}
