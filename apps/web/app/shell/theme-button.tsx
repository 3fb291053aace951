import { IconButton } from '@adwright/ui/icon-button.tsx';
import { useTranslations } from 'use-intl';
import { chooseTheme, useTheme } from './theme.ts';
import { Icon } from './icon.tsx';

export function ThemeButton() {
  const t = useTranslations('shell.theme');
  const next = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={next === 'dark' ? t('toDark') : t('toLight')}
      icon={next === 'dark' ? <Icon name="moon" /> : <Icon name="sun" />}
      onClick={() => chooseTheme(next)}
    />
  );
}
