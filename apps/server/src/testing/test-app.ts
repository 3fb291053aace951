import type { Envelope, ErrorEnvelope } from '@adwright/contract/envelope.ts';
import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import type { CallData } from '@adwright/contract/schemas.ts';
import type { UserInfo } from '@adwright/contract/user/user.ts';
import { createLibrary } from '@adwright/db/library/create-library.ts';
import type { Database } from '@adwright/db/open-database.ts';
import { noEngines } from '@adwright/domain/engines/engines.ts';
import { noMedia } from '@adwright/domain/engines/testing/no-media.ts';
import { noPictures } from '@adwright/domain/engines/testing/no-pictures.ts';
import { noRendering } from '@adwright/domain/engines/testing/no-rendering.ts';
import { noSpeech } from '@adwright/domain/engines/testing/no-speech.ts';
import { mailLetters } from '@adwright/mail/letters.ts';
import { openOutbox, type Outbox } from '@adwright/mail/outbox.ts';
import { createFileLinks } from '@adwright/storage/file-links.ts';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInPeople } from '../adapters/built-in-people.ts';
import { noPriceCodes } from '../adapters/open-payments.ts';
import { argon2Hasher } from '../adapters/argon2-hasher.ts';
import { openAuthenticators } from '../adapters/open-authenticators.ts';
import { cleanPicture } from '../adapters/sharp-pictures.ts';
import { squarePicture } from '../adapters/square-picture.ts';
import { shrinkPicture } from '../adapters/shrink-picture.ts';
import { cleanFont } from '@adwright/renderer/own-fonts/clean-font.ts';
import type { Deps } from '../deps.ts';
import { type AppOptions, buildApp } from '../http/build-app.ts';

type Answer<Data> = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Envelope<Data> & ErrorEnvelope;
};

type CallOptions = { token?: string; headers?: Record<string, string>; ip?: string };

export type TestApp = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly outbox: Outbox;
  readonly clock: { advance(seconds: number): void };
  call<Id extends EndpointId>(id: Id, input?: unknown, options?: CallOptions): Promise<Answer<CallData<Id>>>;
  /** The code in the newest letter to the address. */
  codeFor(email: string): Promise<string>;
  /** A new person, registered and signed in the way people are. */
  signUp(change?: { email?: string; password?: string }): Promise<UserInfo>;
  close(): Promise<void>;
};

export const testPassword = 'a quiet meadow 7';

export const testOutboxToken = 'the-token-of-the-outbox-in-tests';

export function newEmail(): string {
  return `${randomUUID()}@example.test`;
}

/** The real app on a real database, with letters in an outbox, a clock that can be moved and no limits in the way. */
export async function openTestApp(
  database: Database,
  change: { deps?: Partial<Deps>; options?: Partial<AppOptions> } = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-outbox-'));
  const outbox = openOutbox(folder);
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const deps: Deps = {
    work: database.work,
    clock,
    hasher: argon2Hasher({ memory: 64, passes: 1, parallelism: 1 }),
    mailer: outbox,
    letters: mailLetters({ publicUrl: null }),
    codeKey: 'a key for tests',
    authenticators: openAuthenticators('00'.repeat(32)),
    google: null,
    payments: null,
    sandbox: null,
    cleanPicture,
    shrinkPicture,
    squarePicture,
    cleanFont,
    checkPicture: async () => undefined,
    engines: noEngines,
    pictures: noPictures,
    speech: {
      ...noSpeech,
      samples: { addressOf: never, read: async () => null },
      lines: { speak: never },
      recordings: { clean: never },
    },
    music: { read: async () => null },
    rendering: noRendering,
    media: noMedia,
    people: builtInPeople,
    library: createLibrary(database.db),
    adSources: [],
    sampleAds: { read: async () => null },
    links: createFileLinks({ secret: 'a secret for tests', clock }),
    ...unused,
    ...change.deps,
  };
  const app = await buildApp(deps, {
    limitFactor: 1000,
    outbox: { letters: outbox, token: testOutboxToken },
    ...change.options,
    service: { ...testService(database), ...change.options?.service },
  });
  return {
    app,
    deps,
    outbox,
    clock: { advance: (seconds) => void (ahead += seconds * 1000) },
    call: (id, input, options) => call(app, id, input, options),
    codeFor: (email) => codeFor(outbox, email),
    signUp: (person) => signUp(app, outbox, person),
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function testService(database: Database): AppOptions['service'] {
  return {
    config: {
      google_client_id: null,
      price_codes: noPriceCodes,
      payments_sandbox: false,
      build_id: 'test',
      mail_outbox: true,
      remote_capabilities: [],
      cut_engines: ['fast'],
      missing_models: [],
    },
    health: { version: '0.0.0', role: 'web', database: database.kind },
    ping: () => database.ping(),
  };
}

async function call<Id extends EndpointId>(
  app: FastifyInstance,
  id: Id,
  input: unknown = {},
  { token, headers = {}, ip = '127.0.0.1' }: CallOptions = {},
): Promise<Answer<CallData<Id>>> {
  const { method, path } = endpoints[id];
  const response = await app.inject({
    method,
    url: path,
    remoteAddress: ip,
    headers: { ...(token !== undefined && { authorization: token }), ...headers },
    ...(method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

async function codeFor(outbox: Outbox, email: string): Promise<string> {
  const letter = (await outbox.list()).find(({ to }) => to === email);
  const code = /^\d+/.exec(letter?.subject ?? '')?.[0];
  if (code === undefined) throw new Error(`No letter with a code went to ${email}`);
  return code;
}

async function signUp(
  app: FastifyInstance,
  outbox: Outbox,
  { email = newEmail(), password = testPassword }: { email?: string; password?: string } = {},
): Promise<UserInfo> {
  await call(app, 'userRegister', { email, password });
  const answer = await call(app, 'userRegisterVerify', { email, code: await codeFor(outbox, email) });
  if (answer.status !== 200) throw new Error(`The sign-up of ${email} failed: ${answer.body.message}`);
  return answer.body.data;
}

function never(): never {
  throw new Error('Not part of this test');
}

/** What calls about accounts must not touch. */
const unused: Pick<Deps, 'workers' | 'events' | 'storage' | 'workFolders' | 'pages'> = {
  pages: { readProductPage: never, readBrandPage: never, fetchPicture: never, fetchFilm: never },
  workers: { wake: never },
  events: { publish: never, subscribe: never },
  storage: {
    put: never,
    putStream: never,
    putFile: never,
    read: never,
    localPath: never,
    remove: never,
    keys: never,
    writtenAt: never,
    sweepUnpublished: never,
  },
  workFolders: { open: never, sweep: never },
};
