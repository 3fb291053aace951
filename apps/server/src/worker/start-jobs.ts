import type { Database } from '@adwright/db/open-database.ts';
import type { PaymentProvider } from '@adwright/domain/billing/provider.ts';
import { applyNotices } from '@adwright/domain/billing/apply-notices.ts';
import { lookAtDue } from '@adwright/domain/billing/look-at-due.ts';
import { tellPayers } from '@adwright/domain/billing/tell-payers.ts';
import { refreshFollowed } from '@adwright/domain/library/sources/refresh-followed.ts';
import { tellFinishedRuns } from '@adwright/domain/runs/tell-finished-runs.ts';
import { tellFollowers } from '@adwright/domain/tracker/tell-followers.ts';
import { defineJob } from '@adwright/jobs/define-job.ts';
import { openJobs } from '@adwright/jobs/open-jobs.ts';
import { searchOfRun } from '@adwright/tools/search-of-run.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { createMediaKeeper } from '../library/keep-media.ts';
import { libraryFilms } from '../library/library-films.ts';
import { createSweep } from './create-sweep.ts';
import { importAds } from './import-ads.ts';
import { transcribeAds } from './transcribe-ads.ts';

const byTheClock = { payload: z.object({}), singleton: true, concurrency: 1, retries: 0 };

/** Letters about runs that ended while nobody was looking. */
const tellJob = defineJob({ name: 'tell-finished-runs', schedule: '* * * * *', timeoutSeconds: 300, ...byTheClock });

const sweepJob = defineJob({ name: 'sweep', schedule: '7 * * * *', timeoutSeconds: 3000, ...byTheClock });

/** What the payment provider has told, and what follows for payers by the clock. */
const billingJob = defineJob({ name: 'billing', schedule: '* * * * *', timeoutSeconds: 300, ...byTheClock });

/** What became of the ads that people follow. */
const trackerJob = defineJob({ name: 'ad-tracker', schedule: '23 * * * *', timeoutSeconds: 1800, ...byTheClock });

/** What other ad libraries have of the searches that people follow; a new one is asked about within minutes. */
const sourcesJob = defineJob({ name: 'ad-sources', schedule: '*/5 * * * *', timeoutSeconds: 1500, ...byTheClock });

/** What is said in the video ads that people ask about. */
const transcriptsJob = defineJob({
  name: 'ad-transcripts',
  schedule: '* * * * *',
  timeoutSeconds: 1200,
  ...byTheClock,
});

/** Files that people import into their collection. */
const importsJob = defineJob({ name: 'ad-imports', schedule: '* * * * *', timeoutSeconds: 600, ...byTheClock });

/** Jobs that are cut off are done the next time. */
const drainSeconds = 5;

export type JobDeps = Pick<
  Deps,
  | 'work'
  | 'clock'
  | 'mailer'
  | 'letters'
  | 'storage'
  | 'events'
  | 'payments'
  | 'library'
  | 'adSources'
  | 'pages'
  | 'cleanPicture'
  | 'shrinkPicture'
  | 'checkPicture'
  | 'workFolders'
  | 'links'
  | 'pictures'
  | 'storageLimitBytes'
  | 'media'
  | 'speech'
>;

/** What is done by the clock, once, however many processes there are. Answers the way to stop. */
export async function startJobs(
  database: Database,
  deps: JobDeps,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const jobs = await openJobs({
    database,
    onTrouble: (trouble) => log.error({ err: trouble }, 'jobs had trouble'),
    onFailure: ({ error, job }) => log.error({ err: error, job }, 'job failed'),
  });
  try {
    await jobs.work(tellJob, async () => {
      const told = await tellFinishedRuns({ ...deps, searchOf: searchOfRun });
      if (told > 0) log.info({ told }, 'mailed that runs have ended');
    });
    if (deps.payments) await jobs.work(billingJob, billFor({ ...deps, payments: deps.payments }, log));
    await jobs.work(trackerJob, async () => {
      const told = await tellFollowers(deps);
      if (told > 0) log.info({ told }, 'mailed news of ads');
    });
    if (deps.adSources.length > 0) await jobs.work(sourcesJob, refreshFrom(deps, log));
    await jobs.work(transcriptsJob, transcribeAds({ ...deps, listener: deps.speech.listener, libraryFilms }));
    const fetchPicture = async (url: string, options: { signal: AbortSignal }) =>
      (await deps.pages.fetchPicture(url, options)).bytes;
    await jobs.work(importsJob, importAds({ ...deps, fetchPicture }));
    await jobs.work(sweepJob, createSweep(deps, log));
  } catch (error) {
    await jobs.stop({ drainSeconds: 0 });
    throw error;
  }
  return () => jobs.stop({ drainSeconds });
}

function refreshFrom(deps: JobDeps, log: FastifyBaseLogger) {
  const keepMedia = createMediaKeeper(deps);
  return async (_payload: object, signal: AbortSignal): Promise<void> => {
    const count = await refreshFollowed(
      { ...deps, sources: deps.adSources, keepMedia },
      { signal, onTrouble: (error, source) => log.warn({ err: error, source }, 'an ad library did not answer') },
    );
    if (count > 0) log.info({ count }, 'ads fetched from other libraries');
  };
}

function billFor(deps: JobDeps & { payments: PaymentProvider }, log: FastifyBaseLogger): () => Promise<void> {
  return async () => {
    const { applied, failures } = await applyNotices(deps);
    const due = await lookAtDue(deps);
    const told = await tellPayers(deps);
    for (const error of [...failures, ...due.failures]) log.error({ err: error }, 'billing had trouble');
    if (applied + due.looked + told > 0) log.info({ applied, looked: due.looked, told }, 'billed');
  };
}
