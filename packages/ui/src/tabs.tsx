import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
};

type TabsProps<Value extends string> = {
  /** Names the row of tabs. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  className?: string | undefined;
};

export function Tabs<Value extends string>({ label, value, onValueChange, tabs, className }: TabsProps<Value>) {
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onValueChange(next as Value)} className={className}>
      <RadixTabs.List aria-label={label} className="-ms-2 flex gap-2 overflow-x-auto border-b [scrollbar-width:none]">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={classNames(
              'relative flex h-11 shrink-0 touch-target items-center gap-2 rounded-control px-2 text-sm font-medium text-muted transition-colors -outline-offset-2 [&_svg]:size-4',
              'after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:bg-transparent',
              'hover:text-text disabled:text-faint data-[state=active]:text-text data-[state=active]:after:bg-accent',
            )}
          >
            {tab.icon}
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
