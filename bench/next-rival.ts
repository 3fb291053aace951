import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installRival } from './install-rival.ts';

/** Pinned here and installed apart: the rival is no dependency of the product. */
const manifest = {
  private: true,
  dependencies: {
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'html-react-parser': '6.1.8',
    autocannon: '8.0.0',
  },
};

const layout = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

/** The same elements as our page, parsed into React at build time, so that Next prerenders the page as its own. */
const page = `import parse from 'html-react-parser';
import { html, title } from '../content.mjs';
export const dynamic = 'force-static';
export const metadata = { title };
export default function Page() {
  return <>{parse(html)}</>;
}
`;

/** Writes, installs and builds a Next.js application with one static page of this content. */
export function buildNextRival(folder: string, content: { title: string; html: string }): void {
  mkdirSync(join(folder, 'app'), { recursive: true });
  writeFileSync(join(folder, 'next.config.mjs'), 'export default {};\n');
  writeFileSync(
    join(folder, 'content.mjs'),
    `export const title = ${JSON.stringify(content.title)};\nexport const html = ${JSON.stringify(content.html)};\n`,
  );
  writeFileSync(join(folder, 'app', 'layout.jsx'), layout);
  writeFileSync(join(folder, 'app', 'page.jsx'), page);
  const options = {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  };
  installRival('Next.js', folder, manifest);
  execFileSync(join(folder, 'node_modules/.bin/next'), ['build'], options);
}

export function startNextRival(folder: string, port: number): ChildProcess {
  return spawn(join(folder, 'node_modules/.bin/next'), ['start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}
