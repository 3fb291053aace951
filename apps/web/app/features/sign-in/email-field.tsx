import { TextField } from '@adwright/ui/text-field.tsx';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';

type EmailFieldProps = {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

export function EmailField({ value, onValueChange, error, ref }: EmailFieldProps) {
  const t = useTranslations('session.fields');
  return (
    <TextField
      ref={ref}
      label={t('email')}
      type="email"
      name="email"
      dir="ltr"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={t('emailPlaceholder')}
      value={value}
      onValueChange={onValueChange}
      error={error}
      aria-required
    />
  );
}
