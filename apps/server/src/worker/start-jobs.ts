import { tellFinishedRuns } from '@adwright/domain/runs/tell-finished-runs.ts';
import { defineJob } from '@adwright/jobs/define-job.ts';
import type { Jobs } from '@adwright/jobs/open-jobs.ts';
import { searchOfRun } from '@adwright/tools/search-of-run.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';

const nothing = z.object({});

const everyMinute = { schedule: '* * * * *', singleton: true, concurrency: 1, retries: 0, timeoutSeconds: 300 };

/** Letters about runs that ended while nobody was looking. */
const tellJob = defineJob({ name: 'tell-finished-runs', payload: nothing, ...everyMinute });

export type JobDeps = Pick<Deps, 'work' | 'clock' | 'mailer' | 'letters'>;

/** What is done by the clock, once, however many processes there are. */
export async function startJobs(jobs: Jobs, deps: JobDeps, log: FastifyBaseLogger): Promise<void> {
  await jobs.work(tellJob, async () => {
    const told = await tellFinishedRuns({ ...deps, searchOf: searchOfRun });
    if (told > 0) log.info({ told }, 'mailed that runs have ended');
  });
}
