import type { Action, Target } from '@adwright/content/page.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from '@adwright/ui/button-class.ts';
import { Link, type To } from 'react-router';
import { useLocalizedPath } from '../words/use-locale-code.ts';
import { Icon } from '../shell/icon.tsx';

type ActionLinkProps = { action: Action; variant?: ButtonVariant; size?: ButtonSize; className?: string };

export function ActionLink({ action, variant = 'outline', size = 'lg', className }: ActionLinkProps) {
  const to = useLocalizedPath();
  if ('file' in action.target)
    return (
      <a href={action.target.file} download className={buttonClass(variant, size, className)}>
        {action.label}
      </a>
    );
  return (
    <Link
      to={targetOf(action.target, to)}
      preventScrollReset={'feature' in action.target}
      prefetch="intent"
      className={buttonClass(variant, size, className)}
    >
      {action.label}
      {variant === 'primary' && <Icon name="arrow-right" className="mirror-rtl" />}
    </Link>
  );
}

/** A feature opens in the dashboard, over the page the reader is on. */
function targetOf(target: Exclude<Target, { file: string }>, to: (path: string) => string): To {
  if ('page' in target) return to(target.page);
  if ('signUp' in target) return to('/register');
  return { search: `?dashboard=${target.feature}` };
}
