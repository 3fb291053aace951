import { Button } from '@adwright/ui/button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { Palette } from 'lucide-react';
import { use } from 'react';
import { BrandsContext } from './brands.ts';
import { useFormWords } from './form-words.ts';

/** More than these stand in a list: a wall of chips is no shorter way. */
const mostChips = 4;

/** Which brand the ad is for: one click switches it, or off. Visitors have none. */
export function BrandField() {
  const t = useFormWords();
  const brands = use(BrandsContext);
  if (brands === null) return null;
  const { list, choose, manage } = brands;
  if (list.length === 0) {
    return (
      <Button size="sm" variant="ghost" icon={<Palette />} onClick={manage} className="-mx-3 self-start">
        {t('brand.create')}
      </Button>
    );
  }
  const chosen = list.find((kit) => kit.chosen);
  const field = {
    label: t('brand.label'),
    ...(chosen && { hint: t('brand.hint') }),
    value: chosen?.id ?? '',
    onValueChange: (id: string) => choose(id === '' ? null : id),
    options: [...list.map(({ id, name }) => ({ value: id, label: name })), { value: '', label: t('brand.off') }],
  };
  return (
    <div className="flex flex-col gap-2">
      {list.length <= mostChips ? <RadioGroup {...field} layout="chips" /> : <NativeSelect {...field} />}
      <Button size="sm" variant="ghost" icon={<Palette />} onClick={manage} className="-mx-3 self-start">
        {t('brand.manage')}
      </Button>
    </div>
  );
}
