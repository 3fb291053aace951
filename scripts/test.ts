// `npm test`: everything CI runs, on whatever a fresh machine has. Its last line is the plain count that people and CI read.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@adwright/test-kit/postgres-server.ts';
import { ensureWebBuilt } from './build-web.ts';
import { check } from './check.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { root, run } from './run.ts';

type Count = { passed: number; failed: number };

const reports = join(root, '.cache', 'test-reports');

async function vitest(project: string, env: Record<string, string>): Promise<Count> {
  const report = join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run('vitest', args, { env });
  const result = JSON.parse(await readFile(report, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  const failed = result.numFailedTests;
  // A file that cannot even load has no failed test to count, only a failing exit.
  return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function all(): Promise<Count> {
  await mkdir(reports, { recursive: true });
  const counts = [await check()];
  await ensureWebBuilt();
  counts.push(await vitest('unit', {}));
  const postgres = await startPostgres();
  try {
    counts.push(await vitest('integration', { TEST_DATABASE_URL: postgres.url }));
  } finally {
    await postgres.stop();
  }
  counts.push(await vitest('e2e', { CHROMIUM_PATH: await ensureBrowser() }));
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
  };
}

const total = await all().catch((error: unknown): Count => {
  console.error(error);
  return { passed: 0, failed: 1 };
});
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
