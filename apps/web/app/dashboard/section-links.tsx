import { classNames } from '@adwright/ui/class-names.ts';
import { Tooltip } from '@adwright/ui/tooltip.tsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type SectionKey, sectionKeys } from './section-keys.ts';
import { sectionGroups, sections } from './sections.ts';
import { useDashboard } from './use-dashboard.ts';
import { useSectionWords } from './use-section-words.ts';

type SectionLinksProps = { current: SectionKey; narrow?: boolean; onChosen?: () => void };

export function SectionLinks({ current, narrow = false, onChosen }: SectionLinksProps) {
  const t = useTranslations('dashboard.groups');
  const groups = sectionGroups
    .map((group) => ({ group, keys: sectionKeys.filter((key) => sections[key].group === group) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ group, keys }) => (
        <div key={group} className="flex flex-col gap-2">
          {group !== 'main' && (
            <p className={classNames('px-3 text-xs font-medium text-muted', narrow && 'sr-only')}>{t(group)}</p>
          )}
          <ul className="flex flex-col gap-1">
            {keys.map((key) => (
              <li key={key}>
                <SectionLink section={key} current={key === current} narrow={narrow} onChosen={onChosen} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type SectionLinkProps = { section: SectionKey; current: boolean; narrow: boolean; onChosen: (() => void) | undefined };

function SectionLink({ section, current, narrow, onChosen }: SectionLinkProps) {
  const { nameOf } = useSectionWords();
  const { hrefOf } = useDashboard();
  const name = nameOf(section);
  const Icon = sections[section].icon;
  const link: ReactElement = (
    <Link
      to={hrefOf(section)}
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
