import type { Action } from '@adwright/content/page.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from '@adwright/ui/button-class.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalizedPath } from '../shell/use-locale-code.ts';
import { targetPath } from './target-path.ts';

type ActionLinkProps = { action: Action; variant?: ButtonVariant; size?: ButtonSize; className?: string };

export function ActionLink({ action, variant = 'outline', size = 'lg', className }: ActionLinkProps) {
  const to = useLocalizedPath();
  return (
    <Link to={to(targetPath(action.target))} prefetch="intent" className={buttonClass(variant, size, className)}>
      {action.label}
      {variant === 'primary' && <ArrowRight aria-hidden="true" className="mirror-rtl" />}
    </Link>
  );
}
