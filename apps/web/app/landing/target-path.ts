import type { Target } from '@adwright/content/page.ts';

/** The unprefixed address a button leads to. */
export function targetPath(target: Target): string {
  if ('page' in target) return target.page;
  if ('signUp' in target) return '/sign-in?mode=register';
  return `/sign-in?feature=${target.feature}`;
}
