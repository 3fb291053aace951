import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { SegmentedControl } from './segmented-control.tsx';
import { chooseTheme, onThemeChange, readTheme } from './theme.ts';
import type { Theme } from './theme.ts';

type ThemeSwitchProps = {
  label: string;
  labels: Record<Theme, string>;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
};

export function ThemeSwitch({ label, labels, hideLabel = true, className }: ThemeSwitchProps) {
  const theme = useSyncExternalStore(onThemeChange, readTheme, (): Theme => 'system');
  return (
    <SegmentedControl<Theme>
      label={label}
      hideLabel={hideLabel}
      className={className}
      value={theme}
      onValueChange={chooseTheme}
      options={[
        { value: 'light', label: labels.light, icon: <Sun aria-hidden="true" />, iconOnly: true },
        { value: 'dark', label: labels.dark, icon: <Moon aria-hidden="true" />, iconOnly: true },
        { value: 'system', label: labels.system, icon: <Monitor aria-hidden="true" />, iconOnly: true },
      ]}
    />
  );
}
