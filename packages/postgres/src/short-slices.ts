import { type Schedule, setSchedule } from './set-schedule.ts';

/** The shortest that Linux takes; the usual ones are a tick of its clock, up to 4 ms. */
const sliceNs = 100_000;

/**
 * Has Linux (since 6.12) give a process its time in short slices. It gets no more of it than before, but a process that
 * wants little at a time need not wait until one that never rests has had a long slice. It needs no privilege.
 */
export function takeShortSlices(pid: number, { children }: Pick<Schedule, 'children'>): void {
  void setSchedule(pid, { policy: 0, priority: 0, sliceNs, children });
}
