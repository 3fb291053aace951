import { classNames } from '@adwright/ui/class-names.ts';
import { Tooltip } from '@adwright/ui/tooltip.tsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SectionKey } from './section-keys.ts';
import { type Section, sections } from './sections.ts';
import { useDashboard } from './use-dashboard.ts';

type SectionLinksProps = { current: SectionKey; narrow?: boolean; onChosen?: () => void };

export function SectionLinks({ current, narrow = false, onChosen }: SectionLinksProps) {
  const t = useTranslations('dashboard.groups');
  const all = Object.values(sections);
  const linksOf = (group: Section['group']) =>
    all
      .filter((section) => section.group === group)
      .map((section) => (
        <li key={section.key}>
          <SectionLink section={section} current={section.key === current} narrow={narrow} onChosen={onChosen} />
        </li>
      ));
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-1">{linksOf('main')}</ul>
      <div className="flex flex-col gap-2">
        <p className={classNames('px-3 text-xs font-medium text-muted', narrow && 'sr-only')}>{t('make')}</p>
        <ul className="flex flex-col gap-1">{linksOf('make')}</ul>
      </div>
    </div>
  );
}

type SectionLinkProps = { section: Section; current: boolean; narrow: boolean; onChosen: (() => void) | undefined };

function SectionLink({ section, current, narrow, onChosen }: SectionLinkProps) {
  const t = useTranslations('dashboard.sections');
  const { hrefOf } = useDashboard();
  const name = t(`${section.key}.name`);
  const Icon = section.icon;
  const link: ReactElement = (
    <Link
      to={hrefOf(section.key)}
      preventScrollReset
      onClick={onChosen}
      aria-current={current ? 'page' : undefined}
      aria-label={narrow ? name : undefined}
      className={classNames(
        'flex min-h-10 items-center gap-3 rounded-control text-sm font-medium transition-colors touch-target',
        narrow ? 'justify-center' : 'px-3',
        current ? 'bg-raised text-text shadow-raised' : 'text-muted hover:bg-hover hover:text-text',
      )}
    >
      <Icon className={classNames('size-5 shrink-0', current && 'text-accent-text')} />
      {!narrow && name}
    </Link>
  );
  if (!narrow) return link;
  return (
    <Tooltip content={name} side="right">
      {link}
    </Tooltip>
  );
}
