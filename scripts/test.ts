// `npm test`: everything CI runs, on whatever a fresh machine has. Its last lines name what failed, so that a cut-off log
// still tells; the very last is the plain count that people and CI read.
import { mkdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ensureWebBuilt } from './build-web.ts';
import { check } from './check.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { root, run } from './run.ts';

type Outcome = { passed: number; failures: string[] };

type Report = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const reports = join(root, '.cache', 'test-reports');

function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
    // A file that cannot even load has no failed test to name.
    return failed.length === 0 && status === 'failed' ? [`${file}\n${message}`] : failed;
  });
}

async function vitest(projects: readonly string[], env: Record<string, string>): Promise<Outcome> {
  const name = projects.join('-');
  const report = join(reports, `${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run('vitest', args, { env });
  const result = JSON.parse(await readFile(report, 'utf8')) as Report;
  const failures = failuresOf(result);
  if (code !== 0 && failures.length === 0) failures.push(`${name}: vitest ended with ${code}, see its output`);
  return { passed: result.numPassedTests, failures };
}

async function all(): Promise<Outcome> {
  await mkdir(reports, { recursive: true });
  // On a fresh machine: one waits for the line, and the others seldom for both processors.
  const models = run(process.execPath, ['packages/weights/src/command.ts', 'fetch', '--start']);
  const [checked] = await Promise.all([check(), ensureWebBuilt(), models]);
  const outcomes = [checked];
  outcomes.push(await vitest(['unit'], {}));
  // Together: each ends with a minute in which one processor waits for the last of the other.
  outcomes.push(await vitest(['calls', 'integration', 'e2e'], { CHROMIUM_PATH: await ensureBrowser() }));
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failures: outcomes.flatMap((outcome) => outcome.failures),
  };
}

const { passed, failures } = await all().catch((error: unknown): Outcome => ({
  passed: 0,
  failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
}));
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
