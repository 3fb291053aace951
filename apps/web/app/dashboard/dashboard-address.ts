import { ruleOf, sectionNamed, type SectionKey } from './section-keys.ts';
import { sectionParameter } from './section-parameter.ts';

/** What an address may say beside the section, and the name it has there. */
const detailParameters = {
  /** A run to show. */
  runId: 'run',
  /** The name of a product to begin with, handed over by another part of the site. */
  product: 'for',
  /** A stored product or piece of work to show. */
  productId: 'product',
  projectId: 'project',
  /** One of the section's own tabs. */
  tab: 'tab',
  /** An ad of the library that the tool is to make one like. */
  like: 'like',
  /** What is looked for in the library, and the ad of it that is open. */
  find: 'find',
  adId: 'ad',
} as const;

type DetailName = keyof typeof detailParameters;
const detailNames = Object.keys(detailParameters) as readonly DetailName[];

/** The library has a page of its own, which says the same: while another section is open, these are the page's. */
const ofLibraryAlone: ReadonlySet<DetailName> = new Set(['find', 'adId']);

function namesOf(section: SectionKey): readonly DetailName[] {
  return section === 'AdsLibrary' ? detailNames : detailNames.filter((name) => !ofLibraryAlone.has(name));
}

/** What a link or an event may say about the section it opens. */
export type DashboardDetail = { readonly [name in DetailName]?: string | undefined };

/** What the address says about the dashboard: which section, and what in it. */
export type DashboardAddress = { readonly section: SectionKey } & { readonly [name in DetailName]: string | null };

/** Null while it is closed. A section that does not exist (yet, or any more) leads to Home. */
export function readDashboard(search: string): DashboardAddress | null {
  const params = new URLSearchParams(search);
  const named = params.get(sectionParameter);
  if (named === null) return null;
  const section = sectionNamed(named) ?? 'Home';
  const own = namesOf(section);
  const details = detailNames.map((name) => [name, own.includes(name) ? params.get(detailParameters[name]) : null]);
  return { section, ...(Object.fromEntries(details) as Record<DetailName, null>) };
}

/** Whether it asks for the dashboard without saying what of it: then it opens where it was left. */
export function isUnspecific(search: string): boolean {
  return new URLSearchParams(search).get(sectionParameter) === '';
}

/** The query of the same page with the dashboard open at a section. What else the page keeps there stays. */
export function openAt(search: string, section: SectionKey, detail: DashboardDetail = {}): string {
  const params = new URLSearchParams(closedAt(search));
  params.set(sectionParameter, ruleOf(section).event);
  for (const name of detailNames) {
    const value = detail[name];
    if (value !== undefined) params.set(detailParameters[name], value);
  }
  return `?${params}`;
}

export function closedAt(search: string): string {
  const params = new URLSearchParams(search);
  const section = readDashboard(search)?.section;
  if (section === undefined) return search;
  params.delete(sectionParameter);
  for (const name of namesOf(section)) params.delete(detailParameters[name]);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** The details that are there, as a saved dashboard keeps them. */
export function detailOf(address: DashboardAddress): DashboardDetail {
  const present = detailNames.flatMap((name) => (address[name] === null ? [] : [[name, address[name]]]));
  return Object.fromEntries(present) as DashboardDetail;
}
