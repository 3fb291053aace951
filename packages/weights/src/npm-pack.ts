/** Tarballs come by npm's own client: its registries, mirrors, proxies, certificates and tokens are those people set up. */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export type PackFailure = 'gone' | 'unreachable' | 'failed';

export class PackError extends Error {
  override readonly name = 'PackError';
  readonly failure: PackFailure;

  constructor(failure: PackFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** For the largest of them on a slow line. */
const limitMs = 15 * 60_000;

/** Puts the tarball into an empty folder and gives its path. A mirror is the address of another registry. */
export async function npmPack(
  spec: string,
  { into, mirror, signal }: { into: string; mirror?: string | undefined; signal?: AbortSignal | undefined },
): Promise<string> {
  const options = ['--pack-destination', into, '--loglevel=error', ...(mirror ? [`--registry=${mirror}`] : [])];
  await new Promise<void>((done, fail) => {
    execFile('npm', ['pack', spec, ...options], { cwd: into, timeout: limitMs, signal }, (error, _out, words) => {
      if (error) fail(describe(spec, words || error.message));
      else done();
    });
  });
  const tarball = (await readdir(into)).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new PackError('failed', `npm brought no tarball of ${spec}`);
  return join(into, tarball);
}

/** Long enough for a slow line, short enough to wait for at every start of a machine without a way out. */
const probeMs = 10_000;
const impatient = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', `--fetch-timeout=${probeMs}`];

/** Why the registry cannot be asked, or null. npm by itself waits for minutes, since it has to bring large parcels. */
export async function findObstacle(spec: string, mirror?: string): Promise<PackError | null> {
  const options = ['--loglevel=error', ...impatient, ...(mirror ? [`--registry=${mirror}`] : [])];
  const problem = await new Promise<PackError | null>((done) => {
    execFile('npm', ['view', spec, 'version', ...options], { timeout: 3 * probeMs }, (error, _out, words) => {
      if (error?.killed) done(new PackError('unreachable', "npm's registry does not answer"));
      else done(error ? describe(spec, words || error.message) : null);
    });
  });
  return problem?.failure === 'unreachable' ? problem : null;
}

function describe(spec: string, words: string): PackError {
  const code = /npm (?:error|ERR!) code (\w+)/.exec(words)?.[1] ?? '';
  if (code === 'E404' || code === 'ETARGET') return new PackError('gone', `${spec} is no longer published`);
  if (/^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)$/.test(code)) {
    return new PackError('unreachable', `npm's registry cannot be reached (${code})`);
  }
  return new PackError('failed', `npm could not fetch ${spec}${code ? ` (${code})` : ''}`);
}
