import { LazyMessages } from '../../words/lazy-messages.tsx';
import { AccountDialog } from './account-dialog.tsx';

/** The account's settings with their words, as one thing to fetch. */
export function AccountPart() {
  return (
    <LazyMessages areas={['account', 'session']}>
      <AccountDialog />
    </LazyMessages>
  );
}
