import type { Product, ProductListQuery } from '@adwright/contract/product/product.ts';
import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { CloudOff, FileSpreadsheet, Link2, Package, Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddByLink } from './add-by-link.tsx';
import { ImportCsv } from './import-csv.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductEditor } from './product-editor.tsx';
import { type Products, useProducts } from './use-products.ts';

type Sort = ProductListQuery['sort'];
type Open = 'link' | 'hand' | 'csv' | Product | null;

const sorts = ['newest', 'updated', 'title'] as const satisfies readonly Sort[];
const starts: Readonly<Record<string, Open>> = { link: 'link', new: 'hand', csv: 'csv' };

type ProductsScreenProps = {
  /** A product to begin with, opened once it is there. */
  productId: string | null;
  /** Goes on to ads for a product. */
  onMakeAds: (product: Product) => void;
  /** How a new one is to be added at once: `link`, `new` or `csv`. */
  start: string | null;
};

export function ProductsScreen({ productId, start, onMakeAds }: ProductsScreenProps) {
  const t = useTranslations('products');
  const [keyword, setKeyword] = useState('');
  const [sort, setSort] = useState<Sort>('newest');
  const products = useProducts({ keyword: useDeferredValue(keyword).trim(), sort });
  const [open, setOpen] = useState<Open>(starts[start ?? ''] ?? null);
  const [asked, setAsked] = useState(productId);
  const wanted = asked === null ? undefined : products.pages?.list.find(({ id }) => id === asked);
  if (wanted !== undefined) {
    setAsked(null);
    setOpen(wanted);
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <TextField
          label={t('search')}
          hideLabel
          type="search"
          placeholder={t('search')}
          start={<Search />}
          value={keyword}
          maxLength={200}
          onValueChange={setKeyword}
          className="min-w-48 flex-1"
        />
        <NativeSelect<Sort>
          label={t('sort.label')}
          hideLabel
          value={sort}
          onValueChange={setSort}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          className="w-44"
        />
        <AddButtons onOpen={setOpen} />
      </div>
      <List products={products} searching={keyword.trim() !== ''} onMakeAds={onMakeAds} onOpen={setOpen} />
      <OpenPart open={open} products={products} onOpen={setOpen} />
    </div>
  );
}

function AddButtons({ onOpen }: { onOpen: (open: Open) => void }) {
  const t = useTranslations('products.add');
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" icon={<Link2 />} onClick={() => onOpen('link')}>
        {t('link')}
      </Button>
      <Button icon={<Plus />} onClick={() => onOpen('hand')}>
        {t('hand')}
      </Button>
      <Button icon={<FileSpreadsheet />} onClick={() => onOpen('csv')}>
        {t('csv')}
      </Button>
    </div>
  );
}

function OpenPart({ open, products, onOpen }: { open: Open; products: Products; onOpen: (open: Open) => void }) {
  const close = (): void => onOpen(null);
  if (open === null) return null;
  if (open === 'csv') return <ImportCsv onClose={close} onImported={products.reload} />;
  if (open === 'link') {
    // What was read can be looked over at once.
    const take = (product: Product): void => {
      products.show(product);
      onOpen(product);
    };
    return <AddByLink onClose={close} onProduct={take} onByHand={() => onOpen('hand')} />;
  }
  const product = open === 'hand' ? null : open;
  const saved = (changed: Product): void => {
    products.show(changed);
    close();
  };
  return <ProductEditor key={product?.id ?? 'new'} product={product} onClose={close} onSaved={saved} />;
}

type ListProps = {
  products: Products;
  searching: boolean;
  onMakeAds: (product: Product) => void;
  onOpen: (open: Open) => void;
};

function List({ products, searching, onMakeAds, onOpen }: ListProps) {
  const t = useTranslations('products');
  const { pages, failed, hasMore, reload, more } = products;
  const remove = useRemove(products);
  if (pages === null) {
    if (!failed) return <Loading />;
    return (
      <EmptyState icon={<CloudOff />} title={t('failed')} action={<Button onClick={reload}>{t('retry')}</Button>} />
    );
  }
  if (pages.list.length === 0) {
    if (searching) return <EmptyState title={t('noMatch')} />;
    return <EmptyState icon={<Package />} title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
        {pages.list.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            onMakeAds={() => onMakeAds(product)}
            onEdit={() => onOpen(product)}
            onDelete={() => void remove(product)}
          />
        ))}
      </ul>
      {hasMore && (
        <Button onClick={more} className="self-center">
          {t('more')}
        </Button>
      )}
    </>
  );
}

function useRemove(products: Products) {
  const t = useTranslations('products.card');
  return async (product: Product): Promise<void> => {
    const undo = await products.remove(product).catch(() => null);
    if (undo !== null) toast.info(t('deleted'), { action: { label: t('undo'), onClick: undo } });
  };
}

function Loading() {
  const t = useTranslations('products');
  return (
    <output aria-label={t('loading')} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="aspect-square rounded-card" />
      ))}
    </output>
  );
}
