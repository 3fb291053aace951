import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { chooseTheme, useTheme } from './theme.ts';

export function ThemeButton() {
  const t = useTranslations('shell.theme');
  const next = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={next === 'dark' ? t('toDark') : t('toLight')}
      icon={next === 'dark' ? <Moon /> : <Sun />}
      onClick={() => chooseTheme(next)}
    />
  );
}
