import { type SectionKey, sectionSlugs } from './section-keys.ts';

const sectionParameter = 'dashboard';
const runParameter = 'run';
const productParameter = 'for';

/** What the address says about the dashboard: which section, and what in it. */
export type DashboardAddress = {
  readonly section: SectionKey;
  readonly runId: string | null;
  /** A product to begin with, handed over by another part of the site. */
  readonly product: string | null;
};

/** Null while it is closed. A section that does not exist (yet, or any more) leads to Home. */
export function readDashboard(search: string): DashboardAddress | null {
  const params = new URLSearchParams(search);
  const named = params.get(sectionParameter);
  if (named === null) return null;
  return { section: sectionNamed(named), runId: params.get(runParameter), product: params.get(productParameter) };
}

function sectionNamed(name: string): SectionKey {
  const wanted = name.toLowerCase();
  const keys = Object.keys(sectionSlugs) as SectionKey[];
  return keys.find((key) => key.toLowerCase() === wanted || sectionSlugs[key] === wanted) ?? 'Home';
}

/** The query of the same page with the dashboard open at a section. What else the page keeps there stays. */
export function openAt(search: string, section: SectionKey, detail: { runId?: string; product?: string } = {}): string {
  const params = new URLSearchParams(closedAt(search));
  params.set(sectionParameter, sectionSlugs[section]);
  if (detail.runId !== undefined) params.set(runParameter, detail.runId);
  if (detail.product !== undefined) params.set(productParameter, detail.product);
  return `?${params}`;
}

export function closedAt(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [sectionParameter, runParameter, productParameter]) params.delete(name);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
