import { classNames } from './class-names.ts';

const tints = [
  'bg-accent-soft text-accent-text',
  'bg-support-soft text-support-text',
  'bg-success-soft text-success-text',
  'bg-warn-soft text-warn-text',
];

/** The same name always gets the same colour. */
function tintOf(name: string): string | undefined {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return tints[sum % tints.length];
}

type AvatarInitialProps = { name: string; size?: 'sm' | 'md' | undefined; className?: string | undefined };

/** Decoration beside the written name, so it is not read out. */
export function AvatarInitial({ name, size = 'md', className }: AvatarInitialProps) {
  const [initial = ''] = name.trim();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full font-display font-semibold',
        size === 'sm' ? 'size-8 text-sm' : 'size-10 text-base',
        tintOf(name),
        className,
      )}
    >
      {initial.toLocaleUpperCase()}
    </span>
  );
}
