import type { Told } from '@adwright/contract/lip-sync/told.ts';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { useTranslations } from 'use-intl';

type Chosen = Pick<Told, 'captions' | 'label' | 'consent'>;

type TalkingChoicesProps = {
  fields: Chosen & { readonly from: 'text' | 'recording' };
  /** What the person confirms, in the words of the tool. */
  consent: string;
  onChange: (some: Partial<Chosen>) => void;
};

/** Captions where the words are known, the label, and the consent of whoever is shown. */
export function TalkingChoices({ fields, consent, onChange }: TalkingChoicesProps) {
  const t = useTranslations('tool-talking');
  return (
    <div className="flex flex-col gap-3">
      {fields.from === 'text' && (
        <Checkbox
          label={t('captions')}
          checked={fields.captions}
          onCheckedChange={(captions) => onChange({ captions })}
        />
      )}
      <Checkbox label={t('label')} checked={fields.label} onCheckedChange={(label) => onChange({ label })} />
      <Checkbox
        label={consent}
        hint={t('consentHint')}
        checked={fields.consent}
        onCheckedChange={(given) => onChange({ consent: given })}
      />
    </div>
  );
}
