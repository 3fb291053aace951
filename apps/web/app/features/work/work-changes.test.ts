import type { ListedProject } from '@adwright/contract/project/project.ts';
import { expect, it } from 'vitest';
import { movedBy, replacedBy } from './work-changes.ts';

const project = (id: string, change: Partial<ListedProject> = {}): ListedProject => ({
  id,
  type: 12,
  document_revision: null,
  tool: 'qr-code',
  title: id,
  status: 'succeeded',
  progress: 100,
  stage: 'succeeded',
  outputs: [],
  credits_cost: 0,
  credits_state: 'none',
  error: null,
  version: 1,
  run_id: `run-${id}`,
  campaign_id: null,
  favorite: false,
  share_path: null,
  created_at: '2026-05-01T12:00:00Z',
  updated_at: '2026-05-01T12:00:00Z',
  finished_at: null,
  ...change,
});
const event = { id: 'run-a', tool: 'qr-code', status: 'processing', progress: 60, stage: 'draw' } as const;

it('follows the run of a project by its events', () => {
  const known = project('a', { status: 'processing', progress: 10 });
  expect(movedBy(event)(known)).toMatchObject({ progress: 60, stage: 'draw' });
  expect(movedBy({ ...event, id: 'run-other' })(known)).toBe(known);
});

it('never leads back from an end, unless to another run', () => {
  const ended = project('a');
  expect(movedBy(event)(ended)).toBe(ended);
  expect(replacedBy(project('a', { status: 'processing' }))(ended)).toBe(ended);
  expect(replacedBy(project('a', { run_id: 'run-2', status: 'queued' }))(ended).status).toBe('queued');
});

it('leaves the others alone', () => {
  const other = project('b');
  expect(replacedBy(project('a', { title: 'new' }))(other)).toBe(other);
  expect(replacedBy(project('a', { title: 'new' }))(project('a')).title).toBe('new');
});
