import { BrandsContext } from '@adwright/tools/kit/form/screen/brands.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { chooseBrandKit, useBrandKits } from '../../server-cache/brand-kits.ts';
import { setBrandKitsOpen } from '../../session/brand-kit-store.ts';
import { keptChoice } from './kept-choice.ts';

/** Gives the form inside it the person's brand kits, with the choice that was kept with what it begins with. */
export function PageBrands({ begins, children }: { begins: object | undefined; children: ReactNode }) {
  const { list } = useBrandKits();
  const [choice, setChoice] = useState(() => keptChoice(begins));
  const brands = useMemo(() => {
    if (list === null) return null;
    // A kit that was deleted since leaves the choice to what every tool starts with.
    const kept = choice === null || list.some(({ id }) => id === choice) ? choice : undefined;
    return {
      list: kept === undefined ? list : list.map((kit) => ({ ...kit, chosen: kit.id === kept })),
      choose(id: string | null) {
        setChoice(id);
        void chooseBrandKit(id);
      },
      manage: () => setBrandKitsOpen(true),
    };
  }, [list, choice]);
  return <BrandsContext value={brands}>{children}</BrandsContext>;
}
