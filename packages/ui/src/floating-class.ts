/** The sheet that menus, popovers and lists of choices lie on. */
export const floatingClass =
  'rounded-card border border-line bg-raised text-text shadow-overlay ' +
  'data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out';
