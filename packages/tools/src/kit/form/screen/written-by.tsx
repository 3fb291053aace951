import { useTranslations } from 'use-intl';

/** As the server names it: `vendor:model`, the built-in one's own name, or both with a plus between them. */
function readEngine(engine: string): { model: string | null; hasBuiltin: boolean } {
  const names = engine.split(' + ');
  const remote = names.find((name) => name.includes(':'));
  const [plain = ''] = (remote ?? '').split('?');
  return { model: remote === undefined ? null : plain.slice(plain.indexOf(':') + 1), hasBuiltin: names.length > 1 };
}

/** Who wrote the texts, so that people know what they read. */
export function WrittenBy({ engine }: { engine: string }) {
  const t = useTranslations('tool-ad-copy');
  const { model, hasBuiltin } = readEngine(engine);
  if (model === null) return <p className="text-xs text-muted">{t('writtenByBuiltin')}</p>;
  return <p className="text-xs text-muted">{t(hasBuiltin ? 'writtenByBoth' : 'writtenBy', { engine: model })}</p>;
}
