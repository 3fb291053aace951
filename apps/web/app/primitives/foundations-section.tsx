import { classNames } from '@adwright/ui/class-names.ts';
import { useTranslations } from 'use-intl';
import { Section, Specimen } from './specimen.tsx';

const grounds = [
  ['surface', 'bg-surface text-text'],
  ['raised', 'bg-raised text-text'],
  ['sunken', 'bg-sunken text-text'],
  ['hover', 'bg-hover text-text'],
  ['inverse', 'bg-inverse text-on-inverse'],
  ['accent', 'bg-accent text-on-accent'],
  ['danger', 'bg-danger text-on-danger'],
] as const;

const texts = [
  ['text', 'text-text'],
  ['muted', 'text-muted'],
  ['faint', 'text-faint'],
  ['accent-text', 'text-accent-text'],
  ['support-text', 'text-support-text'],
] as const;

const tints = [
  ['accent', 'bg-accent-soft text-accent-text'],
  ['support', 'bg-support-soft text-support-text'],
  ['success', 'bg-success-soft text-success-text'],
  ['warn', 'bg-warn-soft text-warn-text'],
  ['danger', 'bg-danger-soft text-danger-text'],
] as const;

function Swatches({ of }: { of: readonly (readonly [name: string, colours: string])[] }) {
  const t = useTranslations('primitives');
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
      {of.map(([name, colours]) => (
        <li key={name} className="flex flex-col gap-2">
          <span
            className={classNames(
              'flex h-16 items-end rounded-control border p-3 font-display text-xl font-semibold',
              colours,
            )}
          >
            {t('colours.sample')}
          </span>
          <code className="text-xs text-muted">{name}</code>
        </li>
      ))}
    </ul>
  );
}

export function ColoursSection() {
  const t = useTranslations('primitives');
  return (
    <Section title={t('sections.colours')}>
      <Specimen title={t('colours.ground')}>
        <Swatches of={grounds} />
      </Specimen>
      <Specimen title={t('colours.text')}>
        <Swatches of={texts} />
      </Specimen>
      <Specimen title={t('colours.tint')}>
        <Swatches of={tints} />
      </Specimen>
    </Section>
  );
}

export function TypeSection() {
  const t = useTranslations('primitives');
  return (
    <Section title={t('sections.type')}>
      <div className="flex flex-col gap-6">
        <p className="font-display text-display font-[650] tracking-display text-balance">{t('type.display')}</p>
        <p className="font-display text-4xl font-[650] tracking-display">{t('type.title')}</p>
        <p className="font-display text-2xl font-[650] tracking-display">{t('type.heading')}</p>
        <p className="max-w-prose">{t('type.body')}</p>
        <p className="text-xs text-muted">{t('type.small')}</p>
      </div>
    </Section>
  );
}
