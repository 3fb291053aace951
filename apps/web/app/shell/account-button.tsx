import { buttonClass } from '@adwright/ui/button-class.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalizedPath } from '../words/use-locale-code.ts';

/** Beside the wordmark and the menu, the longest of these words just fits the narrowest phone. */
const fit = 'ms-1 whitespace-nowrap max-[23rem]:px-2.5';

/** Both buttons are in the page; CSS shows the right one before any script has asked the server who is there. */
export function AccountButton() {
  const t = useTranslations('shell');
  const to = useLocalizedPath();
  return (
    <>
      <Link to={to('/sign-in')} className={buttonClass('solid', 'md', `${fit} in-data-person:hidden`)}>
        {t('signIn')}
      </Link>
      <Link
        to={{ search: '?dashboard' }}
        preventScrollReset
        className={buttonClass('solid', 'md', `${fit} not-in-data-person:hidden`)}
      >
        {t('dashboard')}
      </Link>
    </>
  );
}
