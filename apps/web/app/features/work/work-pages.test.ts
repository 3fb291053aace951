import type { Project } from '@adwright/contract/project/project.ts';
import { describe, expect, it } from 'vitest';
import {
  hasUnfinished,
  withAdded,
  withEvent,
  withFirstPage,
  withNextPage,
  without,
  withProject,
  type WorkPages,
} from './work-pages.ts';

const project = (id: string, change: Partial<Project> = {}): Project => ({
  id,
  type: 12,
  tool: 'qr-code',
  title: id,
  params: {},
  status: 'succeeded',
  progress: 100,
  stage: 'succeeded',
  outputs: [],
  credits_cost: 0,
  credits_state: 'none',
  error: null,
  version: 1,
  document_revision: null,
  run_id: `run-${id}`,
  share_path: null,
  created_at: '2026-05-01T12:00:00Z',
  updated_at: '2026-05-01T12:00:00Z',
  finished_at: null,
  ...change,
});
const pages = (...list: Project[]): WorkPages => ({ list, total: list.length });
const ids = (known: WorkPages | null) => known?.list.map(({ id }) => id);

describe('pages of work', () => {
  it('put what is new in front and keep what was fetched behind', () => {
    const known = pages(project('b'), project('a'));
    expect(ids(withFirstPage(known, { list: [project('c'), project('b')], total: 3 }))).toEqual(['c', 'b', 'a']);
    expect(ids(withNextPage(known, { list: [project('a'), project('z')], total: 3 }))).toEqual(['b', 'a', 'z']);
  });

  it('drop what a fresh page no longer counts', () => {
    expect(ids(withFirstPage(pages(project('b'), project('a')), pages(project('b'))))).toEqual(['b']);
  });

  it('follow the run of a project by its events, and never back from its end', () => {
    const known = pages(project('a', { status: 'processing', progress: 10 }));
    const event = { id: 'run-a', tool: 'qr-code', status: 'processing', progress: 60, stage: 'draw' } as const;
    expect(withEvent(known, event)?.list[0]).toMatchObject({ progress: 60, stage: 'draw' });
    expect(hasUnfinished(known)).toBe(true);
    const ended = pages(project('a'));
    expect(withEvent(ended, event)).toEqual(ended);
    expect(withEvent(ended, { ...event, id: 'run-other' })).toBe(ended);
    const again = project('a', { run_id: 'run-2', status: 'queued' });
    expect(withProject(ended, again)?.list[0]?.status).toBe('queued');
  });

  it('lose what is deleted and get it back in front', () => {
    const fewer = without(pages(project('b'), project('a')), 'a');
    expect(fewer).toEqual(pages(project('b')));
    expect(withAdded(fewer, project('a'))).toEqual(pages(project('a'), project('b')));
  });
});
