/**
 * The only reader of the environment. Everything has a default that needs nothing installed, so an empty environment
 * is a working installation. What the documentation and `npm run doctor` say about a variable is said here, once.
 */
import { providerVariables, readSettings } from '@adwright/providers/settings.ts';
import { brand } from '@adwright/contract/brand.ts';
import { type OfferId, offerIds, offerName, offers } from '@adwright/contract/pay/offers.ts';
import { type QueueName, queueNames } from '@adwright/domain/runs/ports.ts';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const url = (protocols: RegExp) => z.url({ protocol: protocols });

/** Off by default, since anybody can write the headers that a proxy writes. */
const TrustProxy = z
  .string()
  .refine((text) => text === 'true' || text === 'false' || text.split(',').every(isNetwork), {
    error: 'must be true, false, or addresses and networks with commas between them',
  })
  .transform((text): boolean | string => (text === 'true' || text === 'false' ? text === 'true' : text));

/** `10.0.0.0/8`, `::1`, or one of the names that stand for the private ranges. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  if (bits === undefined && /^(?:loopback|linklocal|uniquelocal)$/.test(address)) return true;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    longest > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

/** `quick:4,video:1` */
const Concurrency = z
  .string()
  .refine((text) => text.split(',').every((part) => concurrencyOf(part) !== null), {
    error: `must be numbers up to 256 by queue, as quick:4,video:1; the queues are ${queueNames.join(', ')}`,
  })
  .transform((text): Partial<Record<QueueName, number>> => {
    return Object.fromEntries(text.split(',').flatMap((part) => [concurrencyOf(part) ?? []]));
  });

function concurrencyOf(part: string): [QueueName, number] | null {
  const [, name, count] = /^\s*([a-z]+):(\d{1,3})\s*$/.exec(part) ?? [];
  const queue = queueNames.find((one) => one === name);
  return queue === undefined || Number(count) > 256 ? null : [queue, Number(count)];
}

const euAndUk = 'AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GB,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK'.split(',');

/** `DE,FR` */
const Countries = z
  .string()
  .transform((text) => text.split(',').map((code) => code.trim().toUpperCase()))
  .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, { error: 'must be codes of two letters with commas between them' })));

/** Stripe’s ids of the prices, as `PRICE_CODE_MONTHLY_BASIC`; what has none is not sold. */
const priceCodeVariables = Object.fromEntries(
  offerIds.map((id) => [
    `PRICE_CODE_${id.toUpperCase()}`,
    z
      .string()
      .optional()
      .meta({ description: `Stripe’s price id for: ${offerName(offers[id])} (${offers[id].cents / 100} USD).` }),
  ]),
) as { [Id in OfferId as `PRICE_CODE_${Uppercase<Id>}`]: z.ZodOptional<z.ZodString> };

const EnvSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000).meta({ description: 'Port of the web server.' }),
    HOST: z.string().default('127.0.0.1').meta({
      description:
        'Address to listen on. 0.0.0.0 makes it reachable from other machines (and from outside a container).',
    }),
    PUBLIC_URL: url(/^https?$/)
      .optional()
      .meta({
        description:
          'Where people reach this installation, for links in emails and canonical addresses. Example: https://ads.example.com. With https, browsers are told to insist on it; once set, the outbox has no page.',
      }),
    ROLE: z.enum(['web', 'worker', 'both']).default('both').meta({
      description:
        'both starts a web process and a worker process beside each other and watches them. web and worker are one process each, for several machines that share DATABASE_URL.',
    }),
    DATA_DIR: z.string().default('./.data').meta({
      description: 'Folder of the database, local files, the outbox and the generated secret.',
    }),
    DATABASE_URL: url(/^postgres(?:ql)?$/)
      .optional()
      .meta({
        description:
          'A Postgres server. Without it the product starts one of its own under DATA_DIR, on loopback only.',
        secret: true,
      }),
    SECRET: z.string().min(32).optional().meta({
      description:
        'Signs file addresses and hashes codes; at least 32 characters, the same on every machine. Generated once into DATA_DIR when unset.',
      secret: true,
    }),
    S3_BUCKET: z.string().optional().meta({
      description:
        'Keeps files in this bucket of S3, or of anything that speaks its protocol, instead of in DATA_DIR. Several machines need it, with the same S3_* on each.',
    }),
    S3_ENDPOINT: url(/^https?$/)
      .optional()
      .meta({ description: "Where the bucket is. Without it, Amazon's S3 in S3_REGION." }),
    S3_REGION: z.string().default('us-east-1').meta({ description: 'Region of the bucket.' }),
    S3_ACCESS_KEY_ID: z
      .string()
      .optional()
      .meta({ description: 'Key id that may list, read, write and delete in the bucket.', secret: true }),
    S3_SECRET_ACCESS_KEY: z.string().optional().meta({ description: 'The secret of that key.', secret: true }),
    S3_FORCE_PATH_STYLE: z.enum(['true', 'false']).optional().meta({
      description:
        'Whether the bucket stands in the path of an address instead of in its host name. true with S3_ENDPOINT, else false.',
    }),
    S3_PREFIX: z
      .string()
      .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, { error: 'must be folder names with slashes between them' })
      .optional()
      .meta({ description: 'Folder in the bucket, for a bucket that holds other things, too.' }),
    STORAGE_LIMIT_GB: z.coerce.number().min(0).optional().meta({
      description:
        'What every person may store, in gigabytes, whatever their plan; 0 for no limit. Without it their plan decides.',
    }),
    SMTP_URL: url(/^smtps?$/)
      .optional()
      .meta({
        description:
          'Mail server, as smtp://user:password@host:587 or smtps://…:465. Without it letters are kept in the local outbox.',
        secret: true,
      }),
    MAIL_FROM: z.string().default(`${brand.name} <no-reply@localhost>`).meta({ description: 'Sender of letters.' }),
    GOOGLE_CLIENT_ID: z.string().optional().meta({ description: 'Turns on sign-in with Google.' }),
    GOOGLE_KEYS_URL: url(/^https?$/)
      .default('https://www.googleapis.com/oauth2/v3/certs')
      .meta({ description: 'Where Google publishes the keys that sign its tokens.' }),
    META_AD_LIBRARY_TOKEN: z.string().optional().meta({
      description:
        'Token of a confirmed account for Meta’s Ad Library API: ads of the searches that people follow are fetched from it.',
      secret: true,
    }),
    META_API_URL: url(/^https?$/)
      .optional()
      .meta({ description: 'Another address of Meta’s API, for tests and newer versions.' }),
    TIKTOK_CLIENT_KEY: z
      .string()
      .optional()
      .meta({ description: 'Client key with the scope research.adlib.basic, for TikTok’s ads.', secret: true }),
    TIKTOK_CLIENT_SECRET: z.string().optional().meta({ description: 'The secret of that key.', secret: true }),
    TIKTOK_API_URL: url(/^https?$/)
      .optional()
      .meta({ description: 'Another address of TikTok’s API, for tests.' }),
    AD_LIBRARY_COUNTRIES: Countries.default(euAndUk).meta({
      description:
        'Where ads must have been shown to be fetched, unless a search names a country: two letters each, with commas. Meta tells of all ads only in the EU and the UK; by default those.',
    }),
    LOCAL_PAGES: z.enum(['true', 'false']).default('false').meta({
      description:
        'true also reads product pages that this machine itself serves, as a shop under development. Never where strangers have accounts: they could read what only this machine may.',
    }),
    PAYMENTS: z.enum(['sandbox', 'stripe', 'off']).optional().meta({
      description:
        'Who takes payments. sandbox plays them through with test money; anybody can “buy” there, so switch it off, or to stripe, before others use this installation. Default: stripe with STRIPE_SECRET_KEY, else sandbox.',
    }),
    STRIPE_SECRET_KEY: z.string().optional().meta({ description: 'Secret key of your Stripe account.', secret: true }),
    STRIPE_WEBHOOK_SECRET: z.string().optional().meta({
      description: 'Signing secret of the webhook that Stripe sends to PUBLIC_URL/api/pay/webhook.',
      secret: true,
    }),
    STRIPE_API_URL: url(/^https?$/)
      .optional()
      .meta({ description: 'Another address of Stripe’s API, for tests.' }),
    ...priceCodeVariables,
    WORKER_CONCURRENCY: Concurrency.optional().meta({
      description:
        'How many runs of a queue this machine works on at a time, as quick:4,picture:2,video:1,model:1,remote:16; 0 leaves a queue to other machines. By default quick has one a core (at least 2), picture half of that, video and model one, remote 16.',
    }),
    MODELS_DIR: z.string().default('./.models').meta({
      description:
        'Folder of the models’ weights, which may be shared or prepared elsewhere; what is complete there is not fetched.',
    }),
    MODELS_MIRROR: url(/^https?$/)
      .optional()
      .meta({
        description:
          'Address of a registry that has the packages of the weights, where npm’s own cannot be reached. By default npm’s configuration says where they come from.',
      }),
    RENDER_CACHE_MB: z.coerce.number().int().min(0).default(2048).meta({
      description:
        'How much disk the scenes and soundtracks of rendered videos may take, in megabytes; the least used go first.',
    }),
    PIPER_VOICES: z.string().optional().meta({
      description: 'Folder of voices for Piper, where it is installed: each an .onnx file with its .onnx.json.',
    }),
    TRUST_PROXY: TrustProxy.default(false).meta({
      description:
        'Addresses or networks of the reverse proxies in front, with commas between them: only their X-Forwarded-* is believed. Without it all visitors behind a proxy count as one address. true believes everybody. Example: 127.0.0.1,::1',
    }),
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1).meta({
      description: 'Multiplies every rate limit. Raise it for load tests or behind one shared address.',
    }),
    LOG_LEVEL: z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
      .default('info')
      .meta({ description: 'How much is written to the log.' }),
    ...providerVariables,
  })
  .check(({ value, issues }) => {
    for (const { variable, message } of readSettings(value).problems)
      issues.push({ code: 'custom', path: [variable], message, input: undefined });
  })
  .check(({ value, issues }) => {
    const others = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PREFIX'] as const;
    const isOn = value.S3_BUCKET !== undefined;
    if (!isOn && others.every((name) => value[name] === undefined)) return;
    const needed = isOn ? (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) : (['S3_BUCKET'] as const);
    const message = isOn ? 'is needed with S3_BUCKET' : 'is needed with the other S3_ variables';
    for (const name of needed)
      if (value[name] === undefined) issues.push({ code: 'custom', path: [name], message, input: undefined });
  })
  .check(({ value, issues }) => {
    const isStripe = value.PAYMENTS === 'stripe' || (value.PAYMENTS === undefined && value.STRIPE_SECRET_KEY);
    if (!isStripe) return;
    const message = 'is needed for payments with Stripe';
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'] as const)
      if (value[name] === undefined) issues.push({ code: 'custom', path: [name], message, input: undefined });
  })
  .check(({ value, issues }) => {
    const names = ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'] as const;
    if (names.every((name) => value[name] === undefined)) return;
    for (const name of names)
      if (value[name] === undefined)
        issues.push({ code: 'custom', path: [name], message: 'is needed for TikTok’s ads', input: undefined });
  })
  .check(({ value: { ROLE, DATABASE_URL, SECRET }, issues }) => {
    if (ROLE === 'both') return;
    const message = `is needed when ROLE is ${ROLE}, so that the processes share it`;
    if (DATABASE_URL === undefined)
      issues.push({ code: 'custom', path: ['DATABASE_URL'], message, input: DATABASE_URL });
    if (SECRET === undefined) issues.push({ code: 'custom', path: ['SECRET'], message, input: SECRET });
  });

export type Env = z.output<typeof EnvSchema>;

export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** What the variable is for, where what is wrong is not said in words of ours. */
function meantBy({ code, path: [name], message }: z.core.$ZodIssue): string {
  if (code === 'custom' || message.startsWith('must be') || typeof name !== 'string') return '';
  const { description } = (EnvSchema.shape as Readonly<Record<string, z.ZodType>>)[name]?.meta() ?? {};
  return description === undefined ? '' : `. ${description}`;
}

/** Reads the variables; an empty one counts as not set. Throws one error that names everything that is wrong. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = EnvSchema.safeParse(set);
  if (!parsed.success) {
    // Zod's messages never quote the value, so a mistyped secret does not end up in a log.
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}${meantBy(issue)}`);
    throw new EnvError(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) };
}

/** The process's own environment, completed by a `.env` file in the current folder; what is given here comes first. */
export function readEnv(given: Readonly<Record<string, string>> = {}): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnv({ ...process.env, ...given });
}

/** What a supervised process will be, before it knows its database. */
export function roleOfProcess(): Env['ROLE'] {
  return EnvSchema.shape.ROLE.parse(process.env['ROLE']);
}

/** For a process of the product's own: everything this one was given, and what is said here. */
export function environmentFor(given: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...given };
}

export type EnvVariable = {
  readonly name: string;
  readonly description: string;
  readonly default: string | null;
  readonly secret: boolean;
};

/** Every variable with its words, for documentation and the doctor. */
export function describeEnv(): EnvVariable[] {
  return Object.entries(EnvSchema.shape).map(([name, schema]) => {
    const { description = '', secret } = schema.meta() ?? {};
    // What is read into an object has no default of its own.
    const fallback = schema.safeParse(undefined).data as string | number | boolean | undefined;
    return { name, description, default: fallback === undefined ? null : String(fallback), secret: secret === true };
  });
}

/** The variables that are set, with their values; of a secret only that it is set. */
export function describeConfigured(): { name: string; text: string }[] {
  return describeEnv().flatMap(({ name, secret }) => {
    const value = process.env[name];
    if (value === undefined || value === '') return [];
    return [{ name, text: secret ? 'set' : value.replaceAll(/\/\/[^/@\s]+@/g, '//…@') }];
  });
}
