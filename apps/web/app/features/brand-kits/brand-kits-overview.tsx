import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { Button } from '@adwright/ui/button.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Pencil } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { chooseBrandKit, useBrandKits } from '../../server-cache/brand-kits.ts';
import { FromWebsite } from './from-website.tsx';

export function BrandKitsOverview({ onEdit }: { onEdit: (kit: BrandKit | 'new') => void }) {
  const t = useTranslations('brand-kit');
  const { list, failed, refetch } = useBrandKits();
  return (
    <div className="flex flex-col gap-6">
      {failed && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {t('failed')}
          <Button variant="ghost" size="sm" onClick={refetch}>
            {t('retry')}
          </Button>
        </p>
      )}
      {list === null && !failed && <Skeleton className="h-24" />}
      {list?.length === 0 && <p className="text-sm text-muted">{t('none')}</p>}
      {list !== null && list.length > 0 && (
        <ul className="flex flex-col divide-y rounded-card border">
          {list.map((kit) => (
            <KitRow key={kit.id} kit={kit} onEdit={() => onEdit(kit)} />
          ))}
        </ul>
      )}
      <FromWebsite onMade={onEdit} />
      <Button variant="ghost" size="sm" onClick={() => onEdit('new')} className="-mt-3 self-start">
        {t('blank')}
      </Button>
    </div>
  );
}

function KitRow({ kit, onEdit }: { kit: BrandKit; onEdit: () => void }) {
  const t = useTranslations('brand-kit');
  const [logo] = kit.logo_files;
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <span className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-control border bg-checker p-1">
        {logo && <img src={logo.url} alt="" className="max-h-full max-w-full object-contain" />}
      </span>
      {/* What it is called keeps its room: on a phone the buttons go below it. */}
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {kit.name}
          {kit.chosen && <Badge tone="success">{t('inUse')}</Badge>}
        </p>
        <p aria-hidden="true" className="mt-1.5 flex gap-1">
          {kit.colors.map((color) => (
            <span key={color} className="size-4 rounded-full border" style={{ backgroundColor: color }} />
          ))}
        </p>
      </div>
      <div className="ms-auto flex flex-wrap justify-end gap-3">
        <Button size="sm" variant="ghost" onClick={() => void chooseBrandKit(kit.chosen ? null : kit.id)}>
          {kit.chosen ? t('stop') : t('use')}
        </Button>
        <Button size="sm" icon={<Pencil />} aria-label={t('editName', { name: kit.name })} onClick={onEdit}>
          {t('edit')}
        </Button>
      </div>
    </li>
  );
}
