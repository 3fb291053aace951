import { Dialog } from '@adwright/ui/dialog.tsx';
import { useTranslations } from 'use-intl';
import { session, useSession } from '../../session/session.ts';
import { SignInFlow } from './sign-in-flow.tsx';

export function LoginModal() {
  const t = useTranslations('session.modal');
  const { loginModal } = useSession();
  return (
    <SignInFlow>
      {(title, body) => (
        <Dialog
          open={loginModal}
          onOpenChange={(open) => session.setModal('login', open)}
          title={title}
          closeLabel={t('close')}
        >
          {body}
        </Dialog>
      )}
    </SignInFlow>
  );
}
