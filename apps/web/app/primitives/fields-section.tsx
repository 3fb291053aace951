import { ColorField } from '@adwright/ui/color-field.tsx';
import { FileDrop } from '@adwright/ui/file-drop.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { NumberField } from '@adwright/ui/number-field.tsx';
import { Select } from '@adwright/ui/select.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from './specimen.tsx';

const megabyte = 1024 * 1024;

function TextFields() {
  const t = useTranslations('primitives.fields');
  const [description, setDescription] = useState<string>(t('descriptionValue'));
  const [slogan, setSlogan] = useState<string>(t('sloganValue'));
  const formatCount = (count: number, limit: number): string => t('count', { count, limit });
  return (
    <>
      <TextField label={t('product')} hint={t('productHint')} defaultValue={t('productValue')} required />
      <TextField label={t('address')} placeholder={t('addressPlaceholder')} note={t('optional')} inputMode="url" />
      <TextField label={t('address')} defaultValue="lamp" error={t('addressError')} required />
      <TextField label={t('locked')} defaultValue={t('lockedValue')} disabled />
      <TextField
        label={t('search')}
        type="search"
        start={<Search aria-hidden="true" />}
        hideLabel
        placeholder={t('search')}
      />
      <TextArea
        label={t('description')}
        value={description}
        onValueChange={setDescription}
        limit={2000}
        formatCount={formatCount}
      />
      <TextArea label={t('slogan')} value={slogan} onValueChange={setSlogan} limit={30} formatCount={formatCount} />
    </>
  );
}

export function FieldsSection() {
  const t = useTranslations('primitives.fields');
  const option = useTranslations('primitives.options');
  const sections = useTranslations('primitives.sections');
  const [variants, setVariants] = useState(5);
  const [ink, setInk] = useState('#141822');
  const [network, setNetwork] = useState<'meta' | 'tiktok' | 'google' | undefined>('meta');
  const [none, setNone] = useState<'meta' | undefined>();
  const [language, setLanguage] = useState<'en' | 'de' | 'ar'>('en');
  const refuse = (): void => void toast.warning(t('refused'), { description: t('dropDetails') });
  const steps = { decreaseLabel: t('fewer'), increaseLabel: t('more') };
  return (
    <Section title={sections('fields')}>
      <div className="grid items-start gap-x-8 gap-y-8 sm:grid-cols-2">
        <TextFields />
        <NumberField label={t('variants')} value={variants} onValueChange={setVariants} min={1} max={10} {...steps} />
        <NumberField label={t('variants')} value={3} onValueChange={setVariants} min={1} max={10} disabled {...steps} />
        <Select
          label={t('network')}
          hint={t('networkHint')}
          value={network}
          onValueChange={setNetwork}
          options={[
            { value: 'meta', label: option('meta'), hint: option('metaHint') },
            { value: 'tiktok', label: option('tiktok') },
            { value: 'google', label: option('google'), hint: option('off'), disabled: true },
          ]}
        />
        <Select
          label={t('network')}
          placeholder={t('choose')}
          value={none}
          onValueChange={setNone}
          options={[{ value: 'meta', label: option('meta') }]}
        />
        <NativeSelect
          label={t('language')}
          value={language}
          onValueChange={setLanguage}
          options={[
            { value: 'en', label: option('english') },
            { value: 'de', label: option('german') },
            { value: 'ar', label: option('arabic') },
          ]}
        />
        <ColorField label={t('ink')} pickLabel={t('pickColour')} value={ink} onValueChange={setInk} />
        <FileDrop
          label={t('picture')}
          prompt={t('drop')}
          details={t('dropDetails')}
          accept="image/png,image/jpeg,image/webp"
          maxBytes={20 * megabyte}
          onFiles={([file]) => void toast.success(file?.name ?? '')}
          onRefuse={refuse}
        />
        <FileDrop
          label={t('picture')}
          prompt={t('drop')}
          accept="image/png"
          maxBytes={megabyte}
          disabled
          onFiles={() => undefined}
          onRefuse={refuse}
        />
      </div>
    </Section>
  );
}
