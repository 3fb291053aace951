import { IconButton } from '@adwright/ui/icon-button.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';

type PasswordFieldProps = {
  /** Where there is more than one: which this is. */
  label?: string;
  name?: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Password managers fill a current one and offer to make a new one. */
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function PasswordField(props: PasswordFieldProps) {
  const { label, name = 'password', value, onValueChange, autoComplete, error, hint, ref } = props;
  const t = useTranslations('session.fields');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      ref={ref}
      label={label ?? t('password')}
      type={shown ? 'text' : 'password'}
      name={name}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onValueChange={onValueChange}
      error={error}
      hint={hint}
      aria-required
      end={
        <IconButton
          size="sm"
          label={shown ? t('hidePassword') : t('showPassword')}
          icon={shown ? <EyeOff /> : <Eye />}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
