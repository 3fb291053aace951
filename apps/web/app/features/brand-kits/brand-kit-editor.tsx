import { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import { Button } from '@adwright/ui/button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { askFirst } from '../../parts/message-dialogs.ts';
import { refreshBrandKits } from '../../server-cache/brand-kits.ts';
import { api } from '../../session/api.ts';
import { ColorList } from './color-list.tsx';
import { FontFields } from './font-fields.tsx';
import { type KitFields, fieldsOfKit, kitOfFields } from './kit-fields.ts';
import { LogoList } from './logo-list.tsx';

type BrandKitEditorProps = { kit: BrandKit | null; onDone: () => void };

export function BrandKitEditor({ kit, onDone }: BrandKitEditorProps) {
  const t = useTranslations('brand-kit');
  const [fields, setFields] = useState(() => fieldsOfKit(kit));
  const change = (some: Partial<KitFields>) => setFields((before) => ({ ...before, ...some }));
  const form = useFormTry();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (fields.name.trim() === '') return form.refuse('name', t('nameMissing'));
    await form.send(async () => {
      const body = kitOfFields(fields);
      await (kit === null ? api.call('brandKitCreate', body) : api.call('brandKitUpdate', { ...body, id: kit.id }));
      toast.success(t('saved'));
      await refreshBrandKits();
      onDone();
    });
  }
  async function remove({ id, name }: BrandKit): Promise<void> {
    if (!askFirst(t('deleteAsk', { name }))) return;
    await form.send(async () => {
      await api.call('brandKitDelete', { id });
      toast.success(t('deleted'));
      await refreshBrandKits();
      onDone();
    });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <TextField
        label={t('name')}
        maxLength={120}
        value={fields.name}
        onValueChange={(name) => change({ name })}
        error={form.problem('name')}
      />
      <LogoList logos={fields.logos} onChange={(logos) => change({ logos })} />
      <ColorList colors={fields.colors} onChange={(colors) => change({ colors })} />
      <FontFields fonts={fields.fonts} onChange={(fonts) => change({ fonts })} />
      <VoiceFields fields={fields} onChange={change} />
      <FormAlert text={form.problem(null)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={form.busy}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('back')}
        </Button>
        {kit !== null && (
          <Button variant="ghost" onClick={() => void remove(kit)} className="ms-auto text-danger-text">
            {t('delete')}
          </Button>
        )}
      </div>
    </form>
  );
}

type PartProps = { fields: KitFields; onChange: (some: Partial<KitFields>) => void };

function VoiceFields({ fields, onChange }: PartProps) {
  const t = useTranslations('brand-kit');
  const tones = useTranslations('tool-ad-copy.tones');
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <NativeSelect
          label={t('type')}
          value={fields.type}
          onValueChange={(type) => onChange({ type })}
          options={[
            { value: '', label: t('anyType') },
            ...fontPairs.map(({ id, heading, body }) => ({
              value: id as string,
              label: heading === body ? heading : `${heading} + ${body}`,
            })),
          ]}
        />
        <NativeSelect
          label={t('tone')}
          value={fields.tone}
          onValueChange={(tone) => onChange({ tone })}
          options={[
            { value: '' as const, label: t('anyTone') },
            ...AdTone.options.map((value) => ({ value, label: tones(value) })),
          ]}
        />
        <TextField label={t('cta')} maxLength={40} value={fields.cta} onValueChange={(cta) => onChange({ cta })} />
        <TextField
          label={t('link')}
          type="url"
          dir="ltr"
          maxLength={2000}
          value={fields.link}
          onValueChange={(link) => onChange({ link })}
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextArea
          label={t('words')}
          hint={t('wordsHint')}
          rows={3}
          maxLength={1200}
          value={fields.use}
          onValueChange={(use) => onChange({ use })}
        />
        <TextArea
          label={t('avoid')}
          hint={t('wordsHint')}
          rows={3}
          maxLength={1200}
          value={fields.avoid}
          onValueChange={(avoid) => onChange({ avoid })}
        />
      </div>
    </>
  );
}
