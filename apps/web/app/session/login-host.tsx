import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toastError } from './notices.ts';
import { PartBoundary } from './part-boundary.tsx';
import { session, useSession } from './session.ts';

const LoginModal = lazy(async () => ({
  default: (await import('../features/sign-in/login-modal-part.tsx')).LoginModalPart,
}));

/** The login modal, over whatever page asked for it. */
export function LoginHost() {
  const t = useTranslations('shell.notices');
  const { loginModal } = useSession();
  // Stays mounted after its first use, so that it can leave gracefully.
  const [used, setUsed] = useState(false);
  const [failures, setFailures] = useState(0);
  if (loginModal && !used) setUsed(true);
  if (!used) return null;
  const giveUp = () => {
    setUsed(false);
    setFailures(failures + 1);
    session.setModal('login', false);
    toastError(t('error'), t('partFailed'));
  };
  return (
    <PartBoundary key={failures} onError={giveUp}>
      <Suspense>
        <LoginModal />
      </Suspense>
    </PartBoundary>
  );
}
