/** A registry on loopback that speaks npm's protocol as far as fetching a package goes. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { integrityOf } from '../sums.ts';

export type FakeRegistry = {
  readonly address: string;
  /** Addresses that were asked for, in order. */
  readonly asked: string[];
  /** Publishes version 1.0.0 of a package and answers the integrity of its tarball. */
  publish(name: string, files: Readonly<Record<string, string>>): Promise<string>;
  /** Breaks the line in the middle of the next tarball. */
  cutNext(): void;
  close(): Promise<void>;
};

type Published = { readonly tarball: Buffer; readonly integrity: string };

export async function startFakeRegistry(): Promise<FakeRegistry> {
  const packages = new Map<string, Published>();
  const asked: string[] = [];
  let cut = false;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    const [, name = ''] = /^\/(.+?)(?:\/-\/parcel\.tgz)?$/.exec(path) ?? [];
    const found = packages.get(name);
    if (!found) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"Not found"}');
    } else if (path.endsWith('.tgz')) {
      response.writeHead(200, { 'content-length': found.tarball.length });
      if (cut) response.write(found.tarball.subarray(0, found.tarball.length / 2), () => response.destroy());
      else response.end(found.tarball);
      cut = false;
    } else {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(describe(name, found.integrity, addressOf(server))));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: addressOf(server),
    asked,
    async publish(name, files) {
      const published = await pack(files);
      packages.set(name, published);
      return published.integrity;
    },
    cutNext: () => {
      cut = true;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function describe(name: string, integrity: string, address: string): object {
  const dist = { tarball: `${address}${name}/-/parcel.tgz`, integrity };
  return { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name, version: '1.0.0', dist } } };
}

async function pack(files: Readonly<Record<string, string>>): Promise<Published> {
  const work = await mkdtemp(join(tmpdir(), 'weights-registry-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      const file = join(work, 'package', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const file = join(work, 'parcel.tgz');
    await create({ file, cwd: work, gzip: true, portable: true }, ['package']);
    return { tarball: await readFile(file), integrity: await integrityOf(file) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
