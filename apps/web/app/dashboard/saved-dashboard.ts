import { type DashboardAddress, type DashboardDetail, detailOf } from './dashboard-address.ts';
import { ruleOf, sectionNamed, type SectionKey } from './section-keys.ts';
import { attempt } from '../browser/attempt.ts';

const storageKey = 'dashboard-state';
const freshMs = 30 * 60 * 1000;

/** What is kept of the dashboard while somebody works in it. The names are the product owner's. */
export type SavedDashboard = {
  readonly isOpen: boolean;
  readonly activeMenuItem: SectionKey;
  readonly currentComponent: SectionKey;
  readonly activeTab: string | null;
  /** By the name it has in feature-switch events. */
  readonly lastOpenedFeature: string;
  /** A visitor's look at the ads library is nobody's dashboard and is not kept. */
  readonly isDashboardContext: boolean;
  readonly params: DashboardDetail;
  readonly timestamp: number;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function saveDashboard(address: DashboardAddress, isOpen: boolean, now: number, storage: Store): void {
  const { section } = address;
  const { tab: activeTab = null, ...params } = detailOf(address);
  const saved: SavedDashboard = {
    isOpen,
    activeMenuItem: section,
    currentComponent: section,
    activeTab,
    lastOpenedFeature: ruleOf(section).event,
    isDashboardContext: true,
    params,
    timestamp: now,
  };
  attempt(() => storage.setItem(storageKey, JSON.stringify(saved)));
}

/** What was saved less than thirty minutes ago. Anything older, and what cannot be read, is cleared. */
export function readSaved(now: number, storage: Store): SavedDashboard | null {
  const text = attempt(() => storage.getItem(storageKey)) ?? null;
  if (text === null) return null;
  const saved = attempt(() => JSON.parse(text) as unknown);
  if (isSaved(saved) && saved.timestamp <= now && now - saved.timestamp < freshMs) return saved;
  attempt(() => storage.removeItem(storageKey));
  return null;
}

/** The person has gone elsewhere: where they were stays known, but it does not open by itself. */
export function markClosed(now: number, storage: Store): void {
  const saved = readSaved(now, storage);
  if (saved?.isOpen) attempt(() => storage.setItem(storageKey, JSON.stringify({ ...saved, isOpen: false })));
}

/** Where a saved dashboard leads. Null when its section has gone or does not want to come back. */
export function placeOf(saved: SavedDashboard): { section: SectionKey; detail: DashboardDetail } | null {
  const section = sectionNamed(saved.activeMenuItem);
  if (section === null || !saved.isDashboardContext || !ruleOf(section).restore) return null;
  return { section, detail: { ...saved.params, ...(saved.activeTab !== null && { tab: saved.activeTab }) } };
}

function isSaved(value: unknown): value is SavedDashboard {
  if (typeof value !== 'object' || value === null) return false;
  const { timestamp, activeMenuItem, params } = value as Partial<Record<keyof SavedDashboard, unknown>>;
  return (
    typeof timestamp === 'number' &&
    typeof activeMenuItem === 'string' &&
    typeof params === 'object' &&
    params !== null &&
    Object.values(params).every((one) => typeof one === 'string')
  );
}
