import { LazyMessages } from '../../words/lazy-messages.tsx';
import { LoginModal } from './login-modal.tsx';

/** The login modal with its words, as one thing to fetch. */
export function LoginModalPart() {
  return (
    <LazyMessages areas={['session']}>
      <LoginModal />
    </LazyMessages>
  );
}
