import { useTranslations } from 'use-intl';

/** How long a text is beside how long it may be. */
export function CharacterCount({ count, limit }: { count: number; limit: number | null }) {
  const t = useTranslations('landing');
  return (
    <span className="shrink-0 text-support-text">
      {limit === null ? t('charactersOnly', { count }) : t('characters', { count, limit })}
    </span>
  );
}
