/** Apart from the sections, so that every page can tell whether the dashboard is asked for without loading them. */
export const sectionParameter = 'dashboard';

export function asksForDashboard(search: string): boolean {
  return new URLSearchParams(search).has(sectionParameter);
}
