import { buttonClass } from '@adwright/ui/button-class.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalizedPath } from './use-locale-code.ts';

export function AccountButton() {
  const t = useTranslations('shell');
  const to = useLocalizedPath();
  return (
    <Link to={to('/sign-in')} className={buttonClass('solid', 'md', 'ms-1')}>
      {t('signIn')}
    </Link>
  );
}
