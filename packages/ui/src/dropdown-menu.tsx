import { Check, ChevronRight } from 'lucide-react';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { floatingClass } from './floating-class.ts';

export type MenuEntry =
  | {
      kind: 'action';
      label: string;
      icon?: ReactNode;
      onSelect: () => void;
      danger?: boolean | undefined;
      disabled?: boolean | undefined;
      /** Keeps the menu open, for work that ends a moment later. */
      stayOpen?: boolean | undefined;
    }
  | {
      kind: 'link';
      label: string;
      icon?: ReactNode;
      href: string;
      newTab?: boolean | undefined;
      disabled?: boolean | undefined;
    }
  | { kind: 'choice'; label: string; icon?: ReactNode; checked: boolean; onSelect: () => void }
  /** Opens more entries beside it. */
  | { kind: 'menu'; label: string; icon?: ReactNode; entries: readonly MenuEntry[] }
  | { kind: 'heading'; label: string }
  | { kind: 'line'; key: string };

type DropdownMenuProps = {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Stands above the entries and takes no focus, e.g. who is signed in. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'bottom' | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Prevented, the focus does not go back to the trigger: what was chosen has put it elsewhere. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  className?: string | undefined;
};

const itemClass =
  'flex min-h-9 w-full cursor-default items-center gap-3 rounded-control px-3 py-1.5 text-sm outline-none select-none pointer-coarse:min-h-11 data-disabled:text-faint data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0';

function ActionEntry({ entry }: { entry: Extract<MenuEntry, { kind: 'action' }> }) {
  return (
    <RadixMenu.Item
      disabled={entry.disabled ?? false}
      onSelect={(event) => {
        if (entry.stayOpen) event.preventDefault();
        entry.onSelect();
      }}
      className={classNames(itemClass, entry.danger && 'text-danger-text')}
    >
      {entry.icon}
      <span className="line-clamp-2 wrap-anywhere">{entry.label}</span>
    </RadixMenu.Item>
  );
}

function LinkEntry({ entry }: { entry: Extract<MenuEntry, { kind: 'link' }> }) {
  return (
    <RadixMenu.Item asChild disabled={entry.disabled ?? false}>
      <a
        href={entry.disabled ? undefined : entry.href}
        {...(entry.newTab && { target: '_blank', rel: 'noopener' })}
        className={itemClass}
      >
        {entry.icon}
        <span className="line-clamp-2 wrap-anywhere">{entry.label}</span>
      </a>
    </RadixMenu.Item>
  );
}

function ChoiceEntry({ entry }: { entry: Extract<MenuEntry, { kind: 'choice' }> }) {
  return (
    <RadixMenu.CheckboxItem checked={entry.checked} onSelect={entry.onSelect} className={itemClass}>
      {entry.icon}
      <span className="flex-1">{entry.label}</span>
      <RadixMenu.ItemIndicator className="text-accent-text">
        <Check aria-hidden="true" />
      </RadixMenu.ItemIndicator>
    </RadixMenu.CheckboxItem>
  );
}

function NestedMenu({ entry }: { entry: Extract<MenuEntry, { kind: 'menu' }> }) {
  return (
    <RadixMenu.Sub>
      <RadixMenu.SubTrigger className={classNames(itemClass, 'data-[state=open]:bg-hover')}>
        {entry.icon}
        <span className="flex-1">{entry.label}</span>
        <ChevronRight aria-hidden="true" className="text-muted mirror-rtl" />
      </RadixMenu.SubTrigger>
      <RadixMenu.Portal>
        <RadixMenu.SubContent
          sideOffset={4}
          collisionPadding={8}
          className={classNames(
            floatingClass,
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-[calc(100vw-1rem)] overflow-y-auto p-1',
          )}
        >
          <Entries entries={entry.entries} />
        </RadixMenu.SubContent>
      </RadixMenu.Portal>
    </RadixMenu.Sub>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry) => <Entry key={entry.kind === 'line' ? entry.key : entry.label} entry={entry} />);
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'action') return <ActionEntry entry={entry} />;
  if (entry.kind === 'link') return <LinkEntry entry={entry} />;
  if (entry.kind === 'choice') return <ChoiceEntry entry={entry} />;
  if (entry.kind === 'menu') return <NestedMenu entry={entry} />;
  if (entry.kind === 'line') return <RadixMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
  return <RadixMenu.Label className="px-3 pt-2 pb-1 text-xs text-muted">{entry.label}</RadixMenu.Label>;
}

export function DropdownMenu(props: DropdownMenuProps) {
  const {
    trigger,
    entries,
    header,
    align = 'start',
    side = 'bottom',
    onOpenChange,
    onCloseAutoFocus,
    className,
  } = props;
  return (
    <RadixMenu.Root {...(onOpenChange && { onOpenChange })}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className={classNames(
            floatingClass,
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-[min(22rem,calc(100vw-1rem))] overflow-y-auto p-1',
            className,
          )}
        >
          {header !== undefined && <div className="-mx-1 -mt-1 mb-1 border-b px-4 py-3">{header}</div>}
          <Entries entries={entries} />
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
