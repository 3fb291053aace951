import { describe, expect, it } from 'vitest';
import { readDashboard } from './dashboard-address.ts';
import { markClosed, placeOf, readSaved, saveDashboard, type SavedDashboard } from './saved-dashboard.ts';
import { ruleOf, sectionKeys } from './section-keys.ts';

const minute = 60_000;

function memory() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  };
}

const at = (search: string) => readDashboard(search)!;

it('keeps every field the owner named', () => {
  const storage = memory();
  saveDashboard(at('?dashboard=ad-copy&run=r1&tab=history'), true, 5000, storage);
  expect(readSaved(5000, storage)).toEqual({
    isOpen: true,
    activeMenuItem: 'AdCopy',
    currentComponent: 'AdCopy',
    activeTab: 'history',
    lastOpenedFeature: 'ad-copy',
    isDashboardContext: true,
    params: { runId: 'r1' },
    timestamp: 5000,
  });
});

it('is restored under thirty minutes and cleared from then on', () => {
  const storage = memory();
  saveDashboard(at('?dashboard=my-work'), true, 0, storage);
  expect(readSaved(30 * minute - 1, storage)?.activeMenuItem).toBe('MyWork');
  expect(readSaved(30 * minute, storage)).toBeNull();
  expect(storage.map.size).toBe(0);
});

it('remembers the place of a closed dashboard, but that it is closed', () => {
  const storage = memory();
  saveDashboard(at('?dashboard=my-work'), true, 0, storage);
  markClosed(minute, storage);
  expect(readSaved(minute, storage)).toMatchObject({ isOpen: false, activeMenuItem: 'MyWork', timestamp: 0 });
});

describe.each(sectionKeys)('%s', (key) => {
  it('comes back as its rule says, with what was open in it', () => {
    const storage = memory();
    saveDashboard(at(`?dashboard=${ruleOf(key).event}&run=r7&tab=two`), true, 0, storage);
    const place = placeOf(readSaved(1, storage)!);
    expect(place).toEqual(ruleOf(key).restore ? { section: key, detail: { runId: 'r7', tab: 'two' } } : null);
  });
});

it.each(['{', 'null', '7', '{"timestamp":1}', '{"timestamp":1,"activeMenuItem":"Home","params":{"runId":{}}}'])(
  'clears what it did not write: %s',
  (text) => {
    const storage = memory();
    storage.setItem('dashboard-state', text);
    expect(readSaved(2, storage)).toBeNull();
    expect(storage.map.size).toBe(0);
  },
);

it('does not lead to a section that has gone', () => {
  const saved = { activeMenuItem: 'Teleporter', isDashboardContext: true, params: {}, activeTab: null };
  expect(placeOf(saved as unknown as SavedDashboard)).toBeNull();
});

it('lives without storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: denied, setItem: denied, removeItem: denied };
  saveDashboard(at('?dashboard=home'), true, 0, storage);
  expect(readSaved(0, storage)).toBeNull();
});
