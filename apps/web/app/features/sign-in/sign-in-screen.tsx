import { Button } from '@adwright/ui/button.tsx';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isSignedIn } from '../../session/session-state.ts';
import { session, useSession } from '../../session/session.ts';
import { nextAddress } from './next-address.ts';
import { SignInFlow, type SignInStep } from './sign-in-flow.tsx';

/** The flow as a page of its own. Whoever is signed in goes on at once. */
export function SignInScreen({ start, home }: { start: SignInStep; home: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useSession();
  const signedIn = isSignedIn(state);
  const feature = search.get('feature');
  const next = nextAddress(search.get('next'), `${home}?dashboard=${encodeURIComponent(feature ?? 'home')}`);
  useEffect(() => {
    if (signedIn) void navigate(next, { replace: true });
  }, [signedIn, next, navigate]);
  return (
    <div className="w-full max-w-md">
      {signedIn ? (
        <SignedInAlready onContinue={() => void navigate(next)} />
      ) : (
        <SignInFlow start={start}>
          {(title, body) => (
            <>
              <h1 className="mb-2 text-3xl">{title}</h1>
              {body}
            </>
          )}
        </SignInFlow>
      )}
    </div>
  );
}

/** Seen for a moment only, unless the next page fails to load. */
function SignedInAlready({ onContinue }: { onContinue: () => void }) {
  const t = useTranslations('session.problems');
  const { user_info } = useSession();
  return (
    <div className="flex flex-col gap-4">
      <p>{t('signedInAs', { email: user_info?.user_email ?? '' })}</p>
      <Button variant="primary" onClick={onContinue}>
        {t('continue')}
      </Button>
      <Button onClick={() => void session.logOut()}>{t('signOut')}</Button>
    </div>
  );
}
