import type { UserStorage } from '@adwright/contract/user/user.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useFormatter, useLocale, useTranslations } from 'use-intl';

const units = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
] as const;

/** From here on it is worth a look. */
const nearlyFull = 0.9;

export function StorageMeter({ used_bytes: used, limit_bytes: limit }: UserStorage) {
  const t = useTranslations('dashboard.user');
  const amount = useAmount();
  const share = limit === null ? null : Math.min(1, used / limit);
  const text =
    limit === null
      ? t('storageUsed', { used: amount(used) })
      : t('storageOf', { used: amount(used), limit: amount(limit) });
  return (
    <div className="mt-3 text-sm text-muted">
      <p>{text}</p>
      {share !== null && (
        <div
          role="meter"
          aria-label={t('storage')}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={text}
          className="mt-1.5 h-1 overflow-hidden rounded-full bg-line"
        >
          <div
            className={classNames('h-full rounded-full', share < nearlyFull ? 'bg-accent' : 'bg-danger')}
            style={{ inlineSize: `${share * 100}%` }}
          />
        </div>
      )}
    </div>
  );
}

/** Plans speak of gigabytes as shops do, in billions. */
function useAmount(): (bytes: number) => string {
  const format = useFormatter();
  // Arabic's short forms of the two units do not match side by side.
  const unitDisplay = useLocale() === 'ar' ? 'long' : 'short';
  return (bytes) => {
    const { unit, bytes: size } = bytes < 1e8 ? units[1] : units[0];
    return format.number(bytes / size, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 });
  };
}
