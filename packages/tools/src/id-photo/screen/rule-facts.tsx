import { useTranslations } from 'use-intl';
import { useDocumentName } from './document-names.ts';
import type { DocumentRule } from '../plan/documents.ts';
import { useNumberWords } from './number-words.ts';

/** The chosen document's own numbers. */
export function RuleFacts({ rule }: { rule: DocumentRule }) {
  const t = useTranslations('tool-id-photo');
  const nameOf = useDocumentName();
  const { range } = useNumberWords();
  const { millimetres: mm, pixels: px } = rule;
  const size = `${mm.width} × ${mm.height} mm · ${px.width} × ${px.height} px · ${rule.dpi} dpi`;
  const facts = [
    { name: t('rule.size'), value: <bdi dir="ltr">{size}</bdi>, assumed: false },
    { name: t('rule.head'), value: range(rule.head.min, rule.head.max, 'mm'), assumed: rule.assumed.includes('head') },
    { name: t('rule.eyes'), value: range(rule.eyes.min, rule.eyes.max, 'mm'), assumed: rule.assumed.includes('eyes') },
    ...(rule.file === null
      ? []
      : [{ name: t('rule.file'), value: range(rule.file.min || null, rule.file.max, 'KB'), assumed: false }]),
  ];
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{nameOf(rule)}</p>
      <dl>
        {facts.map(({ name, value, assumed }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-t py-2 text-sm">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
            {assumed && <dd className="w-full text-xs text-muted">{t('rule.assumed')}</dd>}
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted">
        <bdi dir="ltr" lang="en">
          {rule.source}
        </bdi>
      </p>
    </div>
  );
}
