import type { RunEvent } from '@adwright/contract/run/run.ts';
import { expect, it } from 'vitest';
import { createRunEvents, type RunListener } from './run-events.ts';

function setUp() {
  const streams: { onEvent(event: RunEvent): void; poll(): Promise<void>; open: boolean }[] = [];
  let visible = true;
  const watchers = new Set<() => void>();
  const events = createRunEvents(
    (stream) => {
      const mine = { ...stream, open: true };
      streams.push(mine);
      return () => {
        mine.open = false;
      };
    },
    {
      visible: () => visible,
      onChange: (listener) => {
        watchers.add(listener);
        return () => watchers.delete(listener);
      },
    },
  );
  const show = (now: boolean) => {
    visible = now;
    for (const watcher of watchers) watcher();
  };
  return { events, streams, watchers, show };
}

function listener(): RunListener & { heard: number[]; polls: number } {
  const mine = {
    heard: [] as number[],
    polls: 0,
    onEvent: (event: RunEvent) => void mine.heard.push(event.progress),
    poll: () => {
      mine.polls += 1;
      return Promise.resolve();
    },
  };
  return mine;
}

const event = (progress: number): RunEvent => ({ id: 'r', tool: 'x', status: 'processing', progress, stage: '' });

it('shares one stream between everything that follows runs', async () => {
  const { events, streams, watchers } = setUp();
  const [one, two] = [listener(), listener()];
  const stopOne = events.subscribe(one);
  const stopTwo = events.subscribe(two);
  expect(streams).toHaveLength(1);
  streams[0]?.onEvent(event(5));
  await streams[0]?.poll();
  expect([one.heard, two.heard]).toEqual([[5], [5]]);
  stopOne();
  expect(streams[0]?.open).toBe(true);
  streams[0]?.onEvent(event(6));
  expect([one.heard, two.heard]).toEqual([[5], [5, 6]]);
  stopTwo();
  expect(streams[0]?.open).toBe(false);
  expect(watchers.size).toBe(0);
});

it('asks for the present state on behalf of one who joins an open stream', () => {
  const { events } = setUp();
  const [first, late] = [listener(), listener()];
  events.subscribe(first);
  events.subscribe(late);
  expect([first.polls, late.polls]).toEqual([0, 1]);
});

it('lets go while nobody is looking and opens again afterwards', () => {
  const { events, streams, show } = setUp();
  events.subscribe(listener());
  show(false);
  expect(streams[0]?.open).toBe(false);
  show(true);
  expect(streams).toHaveLength(2);
  expect(streams[1]?.open).toBe(true);
});
