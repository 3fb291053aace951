import type { Product } from '@adwright/contract/product/product.ts';
import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Ellipsis, ImagePlus, Package, Pencil, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';

type ProductCardProps = { product: Product; onMakeAds: () => void; onEdit: () => void; onDelete: () => void };

export function ProductCard({ product, onMakeAds, onEdit, onDelete }: ProductCardProps) {
  const t = useTranslations('products');
  const { title } = product;
  const picture = product.images.find(({ asset_id }) => asset_id !== null);
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border bg-raised transition-colors hover:border-line-strong has-[button:focus-visible]:border-ring">
      <div className="flex aspect-[4/3] items-center justify-center border-b bg-sunken text-muted">
        {picture === undefined ? (
          <Package aria-hidden="true" className="size-10 stroke-1" />
        ) : (
          <img src={picture.url} alt="" loading="lazy" className="size-full object-contain" />
        )}
      </div>
      <div className="flex items-start gap-2 p-4">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="min-w-0 font-sans text-base font-medium tracking-normal">
            <button
              type="button"
              onClick={onEdit}
              className="max-w-full truncate text-start after:absolute after:inset-0"
            >
              <bdi>{title}</bdi>
            </button>
          </h2>
          <Facts product={product} />
        </div>
        <span className="relative">
          <DropdownMenu
            align="end"
            trigger={<IconButton size="sm" label={t('card.menu', { title })} icon={<Ellipsis />} />}
            entries={[
              { kind: 'action', label: t('card.edit'), icon: <Pencil />, onSelect: onEdit },
              { kind: 'action', label: t('card.delete'), icon: <Trash2 />, danger: true, onSelect: onDelete },
            ]}
          />
        </span>
      </div>
      <Button size="sm" icon={<ImagePlus />} onClick={onMakeAds} className="relative mx-4 mt-auto mb-4">
        {t('card.makeAds')}
      </Button>
    </li>
  );
}

function Facts({ product }: { product: Product }) {
  const format = useFormatter();
  const { price, currency, brand } = product;
  const money = currency === '' ? {} : ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const);
  return (
    <p className="truncate text-sm text-muted empty:hidden">
      {brand}
      {brand !== '' && price !== null && ' · '}
      {/* Left to right in Arabic, too: there the sign would come out behind the amount. */}
      {price !== null && <bdi dir="ltr">{format.number(price, money)}</bdi>}
    </p>
  );
}
