import { lazy } from 'react';
import { PartHost } from '../../parts/part-host.tsx';
import { session, useSession } from '../../session/session.ts';

const LoginModal = lazy(async () => ({
  default: (await import('./login-modal-part.tsx')).LoginModalPart,
}));

export function LoginHost() {
  const { loginModal } = useSession();
  return <PartHost open={loginModal} Part={LoginModal} onFailed={() => session.setModal('login', false)} />;
}
