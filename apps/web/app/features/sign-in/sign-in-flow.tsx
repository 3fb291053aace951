import { plans } from '@adwright/contract/pay/plans.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeForm } from './code-form.tsx';
import { CodeLead } from './code-lead.tsx';
import { FlowBody } from './flow-body.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { setPending, usePending } from './pending-registration.ts';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const ResetPassword = lazy(async () => ({ default: (await import('./reset-password.tsx')).ResetPassword }));

export type SignInStep = 'sign-in' | 'register';

type SignInFlowProps = {
  start?: SignInStep | undefined;
  /** The dialog and the page put the title where each needs it. */
  children: (title: string, body: ReactNode) => ReactNode;
};

/** Signing in, registering, confirming the code and setting a new password: one flow, used by the modal and by the page. */
export function SignInFlow({ start = 'sign-in', children }: SignInFlowProps) {
  const t = useTranslations('session');
  const [step, setStep] = useState<SignInStep | 'reset'>(start);
  const pending = usePending();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');

  function backToForm(): void {
    setEmail(pending?.email ?? email);
    setName(pending?.name ?? name);
    setPending(null);
    setStep('register');
  }

  if (pending !== null) {
    const form = <CodeForm pending={pending} onBack={backToForm} />;
    return children(
      t('code.title'),
      <FlowBody lead={<CodeLead sent={pending} message="code.lead" />}>{form}</FlowBody>,
    );
  }
  if (step === 'register') {
    return children(
      t('register.title'),
      <FlowBody lead={t('register.lead', { credits: plans.free.monthlyCredits })}>
        <RegisterForm email={email} onEmail={setEmail} name={name} onName={setName} />
        <GoogleSignIn />
        <StepSwitch
          question={t('register.hasAccount')}
          answer={t('register.toSignIn')}
          onSwitch={() => setStep('sign-in')}
        />
      </FlowBody>,
    );
  }
  if (step === 'reset') {
    return children(
      t('reset.title'),
      <Suspense fallback={<Skeleton className="h-48" />}>
        <ResetPassword email={email} onEmail={setEmail} onBack={() => setStep('sign-in')} />
      </Suspense>,
    );
  }
  return children(
    t('signIn.title'),
    <FlowBody lead={t('signIn.lead')}>
      <SignInForm email={email} onEmail={setEmail} onForgotten={() => setStep('reset')} />
      <GoogleSignIn />
      <StepSwitch
        question={t('signIn.noAccount')}
        answer={t('signIn.toRegister')}
        onSwitch={() => setStep('register')}
      />
    </FlowBody>,
  );
}

type StepSwitchProps = { question: string; answer: string; onSwitch: () => void };

function StepSwitch({ question, answer, onSwitch }: StepSwitchProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-muted">
      {question}
      <Button variant="ghost" size="sm" onClick={onSwitch}>
        <span className="underline underline-offset-4">{answer}</span>
      </Button>
    </p>
  );
}
