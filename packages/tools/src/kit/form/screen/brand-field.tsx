import { Button } from '@adwright/ui/button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Palette } from 'lucide-react';
import { use } from 'react';
import { BrandsContext } from './brands.ts';
import { useFormWords } from './form-words.ts';

/** Which brand the ad is for: one click switches it, or off. Visitors have none. */
export function BrandField() {
  const t = useFormWords();
  const brands = use(BrandsContext);
  if (brands === null) return null;
  if (brands.list.length === 0) {
    return (
      <Button size="sm" variant="ghost" icon={<Palette />} onClick={brands.manage} className="-mx-3 self-start">
        {t('brand.create')}
      </Button>
    );
  }
  const chosen = brands.list.find((kit) => kit.chosen);
  return (
    <div className="flex flex-col gap-2">
      <NativeSelect
        label={t('brand.label')}
        {...(chosen && { hint: t('brand.hint') })}
        value={chosen?.id ?? ''}
        onValueChange={(id) => brands.choose(id === '' ? null : id)}
        options={[
          { value: '', label: t('brand.off') },
          ...brands.list.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button size="sm" variant="ghost" icon={<Palette />} onClick={brands.manage} className="-mx-3 self-start">
        {t('brand.manage')}
      </Button>
    </div>
  );
}
