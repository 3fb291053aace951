import { openAdSources } from '@adwright/ad-sources/open-ad-sources.ts';
import { openLibrary } from '@adwright/db/library/open-library.ts';
import { type Database, openDatabase } from '@adwright/db/open-database.ts';
import { systemClock } from '@adwright/domain/clock.ts';
import { openEventBus } from '@adwright/jobs/event-bus.ts';
import { openQueue, type RunQueue } from '@adwright/jobs/open-queue.ts';
import { mailLetters } from '@adwright/mail/letters.ts';
import { openOutbox, type Outbox } from '@adwright/mail/outbox.ts';
import { openPageReader } from '@adwright/page-reader/open-page-reader.ts';
import { openEngines } from '@adwright/providers/open-engines.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { createMusicSamples } from '@adwright/renderer/audio/music-samples.ts';
import { cleanFont } from '@adwright/renderer/own-fonts/clean-font.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { openSpeech } from '@adwright/speech/open-speech.ts';
import { createFileLinks } from '@adwright/storage/file-links.ts';
import { openWorkFolders } from '@adwright/storage/open-work-folders.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { argon2Hasher } from './adapters/argon2-hasher.ts';
import { openAuthenticators } from './adapters/open-authenticators.ts';
import { builtInPeople } from './adapters/built-in-people.ts';
import { ffmpegCodec } from './adapters/ffmpeg-codec.ts';
import { guardEngines, guardUploads } from './adapters/guard-pictures.ts';
import { openPayments } from './adapters/open-payments.ts';
import { openStorage } from './adapters/open-storage.ts';
import { localSecret, secretKeys } from './adapters/secret-keys.ts';
import { cleanPicture } from './adapters/sharp-pictures.ts';
import { shrinkPicture } from './adapters/shrink-picture.ts';
import { squarePicture } from './adapters/square-picture.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { createSampleAdPictures } from './library/sample-ad-pictures.ts';
import type { ServedOutbox } from './http/routes/outbox.ts';
import { takeAlong } from './processes/whose-turn.ts';
import type { WorkerLife } from './processes/worker-life.ts';

export type Adapters = {
  readonly deps: Deps;
  readonly database: Database;
  readonly runs: RunQueue;
  /** Null when a mail server is configured. */
  readonly outbox: ServedOutbox | null;
  /** Closes what was opened, the last first. */
  close(): Promise<void>;
};

/** Opens everything the configuration asks for. When one part cannot be opened, the others are closed again. */
export async function openAdapters(env: Env, log: FastifyBaseLogger, life?: WorkerLife): Promise<Adapters> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const keys = secretKeys(env.SECRET ?? localSecret(env.DATA_DIR));
    const onError = (error: Error) => log.error({ err: error }, 'database connection broke');
    const place = { url: env.DATABASE_URL ?? null, dataDir: env.DATA_DIR };
    const database = await openDatabase({
      ...place,
      onError,
      ...(env.ROLE === 'web' && { readingLane: { onAnswerer: takeAlong } }),
    });
    closers.push(() => database.close());
    const { library, close: closeLibrary } = await openLibrary(database, onError);
    closers.push(closeLibrary);
    const onTrouble = (trouble: Error) => log.error({ err: trouble }, 'queue or events had trouble');
    const runs = await openQueue({
      database,
      ...life,
      onTrouble,
      onFailure: ({ error, ...run }) => log.error({ err: error, ...run }, 'run failed'),
    });
    closers.push(() => runs.stop({ drainSeconds: 0 }));
    const events = await openEventBus(database, onTrouble);
    closers.push(() => events.close());
    const { mailer, outbox, closeMail } = await openMail(env);
    closers.push(closeMail);
    const pages = openPageReader(env.LOCAL_PAGES === 'true' ? { network: { allowLoopback: true } } : {});
    closers.push(() => pages.close());
    const pictures = openVision();
    closers.push(() => pictures.close());
    const engines = guardEngines(await openEngines({ env, work: database.work, clock: systemClock, log }), pictures);
    const speech = openSpeech({
      codec: ffmpegCodec,
      sampleFolder: join(env.DATA_DIR, 'voice-samples'),
      soundFolder: join(env.DATA_DIR, 'spoken-lines'),
      weights: installedWeights(),
      machine: { piperVoices: env.PIPER_VOICES ?? null },
      remote: engines,
    });
    closers.push(() => speech.close());
    const files = await openStorage(env);
    closers.push(() => files.close());
    const workFolders = await openWorkFolders({ dataDir: env.DATA_DIR });
    closers.push(() => workFolders.close());
    const rendering = openRendering({
      cacheFolder: join(env.DATA_DIR, 'render-cache'),
      cacheBytes: env.RENDER_CACHE_MB * 1024 * 1024,
      tempFolder: workFolders.path,
    });
    closers.push(() => rendering.close());
    const deps: Deps = {
      work: database.work,
      clock: systemClock,
      hasher: argon2Hasher(),
      mailer,
      letters: mailLetters({ publicUrl: env.PUBLIC_URL ?? null }),
      codeKey: keys.codes,
      authenticators: openAuthenticators(keys.authenticators),
      google: await openGoogle(env),
      ...(await openPayments(env, { work: database.work, clock: systemClock })),
      workers: runs.workers,
      events,
      storage: files.storage,
      ...storageLimit(env),
      workFolders,
      cleanPicture,
      shrinkPicture,
      squarePicture,
      cleanFont,
      checkPicture: guardUploads(pictures),
      pictures,
      speech,
      music: createMusicSamples({ folder: join(env.DATA_DIR, 'music-samples') }),
      rendering,
      media: openMedia(),
      people: builtInPeople,
      library,
      adSources: openAdSources(env),
      sampleAds: createSampleAdPictures({ folder: join(env.DATA_DIR, 'sample-ads'), rendering }),
      engines,
      links: createFileLinks({ secret: keys.files, clock: systemClock }),
      pages,
    };
    return { deps, database, runs, outbox: outbox && { letters: outbox, token: keys.outbox }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function storageLimit({ STORAGE_LIMIT_GB: gigabytes }: Env): Pick<Deps, 'storageLimitBytes'> {
  if (gigabytes === undefined) return {};
  return { storageLimitBytes: gigabytes === 0 ? Number.POSITIVE_INFINITY : Math.round(gigabytes * 1e9) };
}

type Mail = { mailer: Deps['mailer']; outbox: Outbox | null; closeMail: () => void };

/** What only some installations use is loaded by them alone: it would take part of everybody's start. */
async function openMail(env: Env): Promise<Mail> {
  if (env.SMTP_URL === undefined) {
    const outbox = openOutbox(join(env.DATA_DIR, 'outbox'));
    return { mailer: outbox, outbox, closeMail: () => undefined };
  }
  const { openSmtpMailer } = await import('@adwright/mail/smtp-mailer.ts');
  const mailer = openSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });
  return { mailer, outbox: null, closeMail: () => mailer.close() };
}

async function openGoogle(env: Env): Promise<Deps['google']> {
  if (env.GOOGLE_CLIENT_ID === undefined) return null;
  const { googleVerifier } = await import('./adapters/google-verifier.ts');
  return googleVerifier({ clientId: env.GOOGLE_CLIENT_ID, keysUrl: env.GOOGLE_KEYS_URL });
}
