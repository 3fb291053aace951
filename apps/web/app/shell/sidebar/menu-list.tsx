import { classNames } from '@adwright/ui/class-names.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { deepestLevel, isActive, type MenuItem, type MenuSection } from './menu.ts';

type Chosen = { onChosen: () => void };

export function MenuSections({ sections, onChosen }: { sections: readonly MenuSection[] } & Chosen) {
  return (
    <div className="flex flex-col gap-6">
      {sections.map(({ key, title, items }) => (
        <div key={key} className="flex flex-col gap-2">
          {title !== undefined && <p className="px-3 text-xs font-medium text-muted">{title}</p>}
          <MenuList items={items} level={1} onChosen={onChosen} />
        </div>
      ))}
    </div>
  );
}

function MenuList({ items, level, onChosen }: { items: readonly MenuItem[]; level: number } & Chosen) {
  return (
    <ul className={classNames('flex flex-col gap-0.5', level > 1 && 'ms-3 border-s ps-2')} data-level={level}>
      {items.map((item) => (
        <li key={item.itemKey}>
          {item.subList === undefined || level >= deepestLevel ? (
            <MenuLink item={item} onChosen={onChosen} />
          ) : (
            <MenuFold item={item} subList={item.subList} level={level} onChosen={onChosen} />
          )}
        </li>
      ))}
    </ul>
  );
}

const entryClass =
  'flex min-h-9 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start text-sm transition-colors touch-target';

function MenuLink({ item, onChosen }: { item: MenuItem } & Chosen) {
  return (
    <Link
      to={item.href ?? ''}
      preventScrollReset={item.href?.includes('?dashboard') ?? false}
      onClick={onChosen}
      aria-current={item.active ? 'page' : undefined}
      data-name={item.name}
      className={classNames(
        entryClass,
        item.active ? 'bg-raised font-medium text-text shadow-raised' : 'text-muted hover:bg-hover hover:text-text',
      )}
    >
      <Face item={item} active={item.active === true} />
    </Link>
  );
}

type MenuFoldProps = { item: MenuItem; subList: readonly MenuItem[]; level: number } & Chosen;

/** Open from the start where the reader is inside it. */
function MenuFold({ item, subList, level, onChosen }: MenuFoldProps) {
  const active = isActive(item);
  const [open, setOpen] = useState(active);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        data-active={active || undefined}
        className={classNames(
          entryClass,
          'hover:bg-hover hover:text-text',
          active ? 'font-medium text-text' : 'text-muted',
        )}
      >
        <Face item={item} active={active} />
        <ChevronDown
          aria-hidden="true"
          className={classNames('ms-auto size-4 shrink-0 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className="py-0.5">
        {open && <MenuList items={subList} level={level + 1} onChosen={onChosen} />}
      </div>
    </>
  );
}

function Face({ item, active }: { item: MenuItem; active: boolean }) {
  const Icon = item.icon;
  return (
    <>
      {Icon !== undefined && <Icon className={classNames('size-4.5 shrink-0', active && 'text-accent-text')} />}
      <span className="min-w-0">{item.displayName}</span>
    </>
  );
}
