import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPostgres } from './find-postgres.ts';
import { freePort } from './free-port.ts';
import { unprivileged } from './identity.ts';
import { openOwnPostgres, type OwnPostgres, type OwnPostgresOptions } from './open-own-postgres.ts';
import { reachableHome } from './reachable-home.ts';
import { runningPostgres } from './running-postgres.ts';
import { smallSettings } from './settings.ts';
import { startPostmaster } from './start-postmaster.ts';

const isRoot = process.getuid?.() === 0;
const program = fileURLToPath(new URL('./testing/open-and-close.ts', import.meta.url));

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'adwright-own-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function open(dataDir: string, options: Partial<OwnPostgresOptions> = {}): Promise<OwnPostgres> {
  const postgres = await openOwnPostgres({ dataDir, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: query, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** What the command prints; a command that this machine refuses to run tells so by failing. */
function output(command: readonly string[], ids: { uid?: number; gid?: number } = {}): Promise<string> {
  const [file = '', ...args] = command;
  return new Promise((resolve, reject) => {
    execFile(file, args, { cwd: '/', timeout: 60_000, ...ids }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr, { cause: error })) : resolve(stdout),
    );
  });
}

/** Whether this machine lets us have another view of it. */
function can(...command: string[]): boolean {
  try {
    execFileSync(command[0] ?? '', command.slice(1), { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('a Postgres of our own', () => {
  it('keeps what was written, lets nobody in without the password, and belongs to no one but its user', async () => {
    const dataDir = await folder();
    const first = await openOwnPostgres({ dataDir });
    await ask(first.url, 'create table notes as select 42 as answer');
    expect(runningPostgres(dataDir)).toBe(first.url);
    await expect(ask(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication');
    expect(await ask(first.url, `select lower('ÄÖΣ'), current_setting('fsync')`)).toEqual(['äöσ', 'on']);
    await first.stop();
    expect(runningPostgres(dataDir)).toBeNull();
    const { uid, mode } = await stat(join(dataDir, 'postgres', 'data'));
    expect([uid, mode & 0o777]).toEqual([unprivileged()?.uid ?? process.getuid?.(), 0o700]);
    const second = await open(dataDir);
    expect(await ask(second.url, 'select answer from notes')).toEqual([42]);
  });

  it('is asked by a socket that only its user can reach, or by loopback where its folder has too long a name', async () => {
    const near = await open(await folder());
    const far = await open(join(await folder(), 'of-somebody-who-likes-long-names'.repeat(4)));
    expect([near, far].map(({ url }) => new URL(url).searchParams.has('host'))).toEqual([true, false]);
    for (const { url } of [near, far])
      expect(await ask(url, 'select inet_server_addr() is null')).toEqual([url === near.url]);
  });

  it('comes back when it is killed, elsewhere when its port was taken meanwhile', async () => {
    const told = Promise.withResolvers<boolean>();
    const postgres = await open(await folder(), { onRestart: told.resolve });
    const { url, pid } = postgres;
    await ask(url, 'create table notes as select 42 as answer');
    const thief = createServer();
    onTestFinished(() => void thief.close());
    process.kill(pid, 'SIGKILL');
    const take = (): void => void thief.listen(Number(new URL(url).port), '127.0.0.1');
    thief.on('error', () => setTimeout(take, 1));
    take();
    expect(await told.promise).toBe(postgres.url !== url);
    expect(await ask(postgres.url, 'select answer from notes')).toEqual([42]);
  });

  it('ends the server that an earlier start left behind, and takes nobody else for it', async () => {
    const dataDir = await folder();
    await (await openOwnPostgres({ dataDir })).stop();
    const data = join(dataDir, 'postgres', 'data');
    const file = join(data, 'postmaster.pid');
    const identity = unprivileged();
    const home = await reachableHome(findPostgres(), identity);
    const port = await freePort();
    const left = await startPostmaster({ home, data, identity, port, socket: true, settings: smallSettings });
    const next = await openOwnPostgres({ dataDir });
    await left.ended;
    expect(await ask(next.url, 'select 1')).toEqual([1]);
    await next.stop();

    const other = spawn('sleep', ['60'], { cwd: '/', ...identity });
    onTestFinished(() => void other.kill());
    writeFileSync(file, `${other.pid}\n${data}\n1\n5432\n\n127.0.0.1\n0 0\nready\n`);
    if (identity) chownSync(file, identity.uid, identity.gid);
    writeFileSync(join(data, '.s.PGSQL.5432.lock'), '');
    const postgres = await open(dataDir);
    expect(existsSync(join(data, '.s.PGSQL.5432.lock'))).toBe(false);
    expect(other.exitCode).toBeNull();
    expect(Number.parseInt(readFileSync(file, 'utf8'), 10)).toBe(postgres.pid);
  });

  it('starts over when its first start was cut off', async () => {
    const dataDir = await folder();
    await mkdir(join(dataDir, 'postgres', 'data.unfinished'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'data.unfinished', 'PG_VERSION'), '18\n');
    expect(await ask((await open(dataDir)).url, 'select 1')).toEqual([1]);
    expect(existsSync(join(dataDir, 'postgres', 'data.unfinished'))).toBe(false);
  });

  it('of another version is named and left alone', async () => {
    const dataDir = await folder();
    await mkdir(join(dataDir, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '12\n');
    await expect(openOwnPostgres({ dataDir })).rejects.toThrow(/was made by Postgres 12/);
  });
});

describe.runIf(isRoot)('as root', () => {
  it('the program is copied out of a folder that only root can enter, once', async () => {
    const closed = await folder();
    const home = join(closed, 'native');
    await cp(findPostgres(), home, { recursive: true, verbatimSymlinks: true });
    await cp(join(dirname(findPostgres()), 'package.json'), join(closed, 'package.json'));
    const place = await mkdtemp('/var/tmp/adwright-place-');
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    await output(['chmod', '755', place]);
    const copy = await reachableHome(home, unprivileged(), [join(closed, 'out-of-reach'), place]);
    expect(dirname(copy)).toBe(place);
    expect(await reachableHome(home, unprivileged(), [place])).toBe(copy);
    // One that somebody else could have made is not trusted.
    await output(['chmod', '777', copy]);
    await expect(reachableHome(home, unprivileged(), [place])).rejects.toThrow(/does not run as another user/);
  });

  const identity = isRoot ? unprivileged() : undefined;
  const reachable = isRoot && can('setpriv', `--reuid=${identity?.uid}`, '--clear-groups', 'test', '-r', program);
  it.runIf(reachable)('an ordinary user runs it as themselves (where this folder can be read by others)', async () => {
    const dataDir = await folder();
    chownSync(dataDir, identity?.uid ?? 0, identity?.gid ?? 0);
    expect(await output([process.execPath, program, dataDir], identity)).toBe('sum 500500\n');
  });

  it.runIf(can('unshare', '-Ur', 'true'))(
    'without a second user id it says so (where namespaces are allowed)',
    async () => {
      const said = await output(['unshare', '-Ur', process.execPath, program, await folder()]);
      expect(said).toMatch(/^PostgresUnavailable: .*no second user id/);
    },
  );

  const canMount = can('unshare', '-m', 'mount', '-t', 'tmpfs', 'none', '/mnt');
  it.runIf(canMount)('a full disk is said in a sentence (where mounting is allowed)', async () => {
    const dataDir = await folder();
    const script = `mount -t tmpfs -o size=16m none '${dataDir}' && exec "$@"`;
    const said = await output(['unshare', '-m', 'sh', '-c', script, 'sh', process.execPath, program, dataDir]);
    expect(said).toMatch(/^PostgresTrouble: The disk of .* is full/);
  });

  it.runIf(canMount)('no /dev/shm is needed (where mounting is allowed)', async () => {
    const script = 'mount -t tmpfs -o ro none /dev/shm && exec "$@"';
    const command = [process.execPath, program, await folder()];
    expect(await output(['unshare', '-m', 'sh', '-c', script, 'sh', ...command])).toBe('sum 500500\n');
  });
});
