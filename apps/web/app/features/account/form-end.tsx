import { Button } from '@adwright/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { FormAlert } from '../../credentials/form-alert.tsx';
import type { FormTry } from '../../credentials/use-form-try.ts';

type FormEndProps = {
  form: FormTry;
  /** What the button does. */
  action: string;
  onCancel: () => void;
};

/** What went wrong with the whole form, its button, and the way out of it. */
export function FormEnd({ form, action, onCancel }: FormEndProps) {
  const t = useTranslations('account');
  return (
    <>
      <FormAlert text={form.problem(null)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={form.busy}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('email.cancel')}
        </Button>
      </div>
    </>
  );
}
