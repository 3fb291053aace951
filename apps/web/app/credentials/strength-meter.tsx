import { classNames } from '@adwright/ui/class-names.ts';
import { useTranslations } from 'use-intl';
import { passwordStrength, type PasswordStrength } from './password-strength.ts';

const levels: readonly PasswordStrength[] = ['tooShort', 'weak', 'fair', 'good', 'strong'];

const colors: Record<PasswordStrength, string> = {
  tooShort: 'bg-danger',
  weak: 'bg-danger',
  fair: 'bg-warn',
  good: 'bg-success',
  strong: 'bg-success',
};

/** Four bars and a word, so that the colour is never the only sign. */
export function StrengthMeter({ password, personal }: { password: string; personal: readonly string[] }) {
  const t = useTranslations('session.strength');
  const strength = passwordStrength(password, personal);
  const filled = password === '' ? 0 : Math.max(1, levels.indexOf(strength));
  return (
    <span className="flex flex-col gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={classNames('h-1 flex-1 rounded-full', bar <= filled ? colors[strength] : 'bg-line')}
          />
        ))}
      </span>
      <span aria-live="polite">{password === '' ? t('hint') : t('label', { level: t(strength) })}</span>
    </span>
  );
}
