import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { smallSamplePath } from '@adwright/contract/asset/picture-ref.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Package, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { adProductOf, adProductOfSample } from '../plan/ad-product.ts';
import { useToolHost } from './tool-host.ts';

export type ProductSource = 'mine' | 'link' | 'sample';

/** A person who types on asks once, for the whole word. */
const typingPauseMs = 250;

type PickProps = { onPick: (product: AdProductInput) => void };

/** Fills the form's product from somewhere else. */
export function PickProductDialog({
  source,
  onClose,
  onPick,
}: PickProps & { source: ProductSource; onClose: () => void }) {
  const t = useTranslations('tool-media.product');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(source)}
      description={t(`${source}Text`)}
      closeLabel={t('close')}
      size="md"
    >
      {source === 'mine' && <MyProducts onPick={onPick} />}
      {source === 'link' && <FromLink onPick={onPick} />}
      {source === 'sample' && <SampleProducts onPick={onPick} />}
    </Dialog>
  );
}

function Choice({ title, picture, onPress }: { title: string; picture: string | null; onPress: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex w-full flex-col overflow-hidden rounded-control border bg-raised text-start hover:border-text"
      >
        <span className="flex aspect-square items-center justify-center bg-sunken text-muted">
          {picture === null ? (
            <Package aria-hidden="true" className="size-8 stroke-1" />
          ) : (
            <img src={picture} alt="" loading="lazy" className="size-full object-contain" />
          )}
        </span>
        <span className="line-clamp-2 p-2 text-sm">
          <bdi>{title}</bdi>
        </span>
      </button>
    </li>
  );
}

function Choices({ children }: { children: ReactNode }) {
  return (
    <ul className="grid max-h-[60vh] grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 overflow-y-auto p-1">
      {children}
    </ul>
  );
}

function MyProducts({ onPick }: PickProps) {
  const t = useTranslations('tool-media.product');
  const host = useToolHost();
  const [keyword, setKeyword] = useState('');
  const [state, setState] = useState<Awaited<ReturnType<typeof host.listProducts>> | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const list = await host.listProducts(keyword.trim()).catch(() => 'failed' as const);
      if (!gone) setState(list);
    };
    const timer = setTimeout(() => void load(), keyword === '' ? 0 : typingPauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [host, keyword]);
  const found = state === 'failed' ? null : state;
  return (
    <div className="flex flex-col gap-4">
      <TextField label={t('search')} hideLabel start={<Search />} value={keyword} onValueChange={setKeyword} />
      {state === null && <Skeleton className="h-40 rounded-control" />}
      {state === 'failed' && <Notice tone="danger">{t('failed')}</Notice>}
      {found?.length === 0 && <p className="text-muted">{t('empty')}</p>}
      {found !== null && (
        <Choices>
          {found.map((product) => (
            <Choice
              key={product.id}
              title={product.title}
              picture={product.images.find(({ asset_id }) => asset_id !== null)?.url ?? null}
              onPress={() => onPick(adProductOf(product))}
            />
          ))}
        </Choices>
      )}
    </div>
  );
}

function FromLink({ onPick }: PickProps) {
  const t = useTranslations('tool-media.product');
  const host = useToolHost();
  const [address, setAddress] = useState('');
  const [reading, setReading] = useState(false);
  const [reason, setReason] = useState<string>();
  async function read(): Promise<void> {
    if (address.trim() === '' || reading) return;
    setReading(true);
    setReason(undefined);
    try {
      onPick(adProductOf(await host.productFromLink(address.trim())));
    } catch (error) {
      setReason(host.problemText(error));
      setReading(false);
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('address')}
        placeholder="yourshop.com/products/lamp"
        inputMode="url"
        autoCapitalize="none"
        dir="ltr"
        maxLength={2000}
        value={address}
        onValueChange={setAddress}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The dialog stands inside the tool's form, which the key would send off.
          event.preventDefault();
          void read();
        }}
      />
      {reason !== undefined && (
        <Notice tone="warn" urgent>
          {reason}
        </Notice>
      )}
      <Button variant="primary" loading={reading} onClick={() => void read()}>
        {t('read')}
      </Button>
    </div>
  );
}

function SampleProducts({ onPick }: PickProps) {
  return (
    <Choices>
      {sampleProducts.map((sample) => (
        <Choice
          key={sample.id}
          title={sample.title}
          picture={smallSamplePath(`sample:${sample.id}:cutout`)}
          onPress={() => onPick(adProductOfSample(sample))}
        />
      ))}
    </Choices>
  );
}
