import { buttonClass } from '@adwright/ui/button-class.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDashboard } from '../dashboard/use-dashboard.ts';
import { isSignedIn } from '../session/session-state.ts';
import { useSession } from '../session/session.ts';
import { useLocalizedPath } from './use-locale-code.ts';

/** Both buttons are in the page; CSS shows the right one before any script has asked the server who is there. */
export function AccountButton() {
  const t = useTranslations('shell');
  const to = useLocalizedPath();
  const { hrefOf } = useDashboard();
  useKnownPerson();
  return (
    <>
      <Link to={to('/sign-in')} className={buttonClass('solid', 'md', 'ms-1 whitespace-nowrap in-data-person:hidden')}>
        {t('signIn')}
      </Link>
      <Link
        to={hrefOf('Home')}
        preventScrollReset
        className={buttonClass('solid', 'md', 'ms-1 whitespace-nowrap not-in-data-person:hidden')}
      >
        {t('dashboard')}
      </Link>
    </>
  );
}

/** The script before the first paint guessed from the stored token; from here on it is known. */
function useKnownPerson(): void {
  const state = useSession();
  const known = !state.loading;
  const signedIn = isSignedIn(state);
  useEffect(() => {
    if (known) document.documentElement.toggleAttribute('data-person', signedIn);
  }, [known, signedIn]);
}
