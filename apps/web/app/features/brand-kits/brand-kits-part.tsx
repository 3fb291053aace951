import { LazyMessages } from '../../words/lazy-messages.tsx';
import { BrandKitsDialog } from './brand-kits-dialog.tsx';

/** Brand kits with their words, as one thing to fetch. */
export function BrandKitsPart() {
  return (
    <LazyMessages areas={['brand-kit', 'session', 'tool-ad-copy']}>
      <BrandKitsDialog />
    </LazyMessages>
  );
}
