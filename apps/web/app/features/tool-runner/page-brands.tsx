import { BrandsContext } from '@adwright/tools/kit/form/screen/brands.ts';
import { type ReactNode, useMemo } from 'react';
import { chooseBrandKit, useBrandKits } from '../../server-cache/brand-kits.ts';
import { setBrandKitsOpen } from '../../session/brand-kit-store.ts';

/** Gives the form inside it the person's brand kits. */
export function PageBrands({ children }: { children: ReactNode }) {
  const { list } = useBrandKits();
  const brands = useMemo(
    () =>
      list && {
        list,
        choose: (id: string | null) => void chooseBrandKit(id),
        manage: () => setBrandKitsOpen(true),
      },
    [list],
  );
  return <BrandsContext value={brands}>{children}</BrandsContext>;
}
