import { IconButton } from '@adwright/ui/icon-button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { ImageUp, Images, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Find } from './find-text.ts';
import { useLibraryAd } from './use-library.ts';

type ImageSearchProps = { onChange: (change: Partial<Find>) => void };

/** Measures the picture in the browser and asks for ads that look alike. */
export function useImageSearch(onChange: ImageSearchProps['onChange']): (file: File) => Promise<void> {
  const t = useTranslations('library.similar');
  return async (file) => {
    try {
      const { lookOfFile } = await import('./picture-look.ts');
      onChange({ look: await lookOfFile(file), like: '', sort: '' });
    } catch {
      toast.error(t('failed'));
    }
  };
}

export function ImageSearch({ onChange }: ImageSearchProps) {
  const t = useTranslations('library.similar');
  const input = useRef<HTMLInputElement>(null);
  const search = useImageSearch(onChange);
  return (
    <>
      <IconButton label={t('search')} icon={<ImageUp />} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('search')}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file again is a choice, too.
          currentTarget.value = '';
          if (file !== undefined) void search(file);
        }}
      />
    </>
  );
}

/** Says that the wall is by likeness, and ends that. */
export function SimilarTo({ find, onChange }: ImageSearchProps & { find: Find }) {
  const t = useTranslations('library.similar');
  const { data: ad } = useLibraryAd(find.like === '' ? null : find.like);
  if (find.like === '' && find.look === '') return null;
  return (
    <p className="flex max-w-full items-center gap-2 self-start rounded-full border bg-raised py-1 ps-4 pe-1 text-sm [&>svg]:size-4 [&>svg]:shrink-0">
      <Images aria-hidden="true" />
      <span className="min-w-0 truncate">{find.look === '' && ad ? t('ad', { brand: ad.brand }) : t('image')}</span>
      <IconButton size="sm" label={t('clear')} icon={<X />} onClick={() => onChange({ like: '', look: '' })} />
    </p>
  );
}
