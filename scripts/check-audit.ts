/**
 * Known vulnerabilities, high and critical, of what an installation runs. Those we live with for a while stand in
 * audit-exceptions.json with a reason and a last day. Without a way to the advisories nothing is known, which is said
 * and is no failure: people work offline, and mirrors of the registry often do not answer this question.
 */
import { readFileSync } from 'node:fs';
import { judgeAudit, outdated, readAudit, readExceptions } from './judge-audit.ts';
import { run } from './run.ts';

const list = new URL('audit-exceptions.json', import.meta.url);
const exceptions = readExceptions(readFileSync(list, 'utf8'));
const today = new Date().toISOString().slice(0, 10);

const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=20000'];
const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent', ...patience], {
  quiet: true,
});
const report = readAudit(output);
if (report === null) console.error(`npm audit could not be read:\n${output}`);
const problems =
  report === null || report === 'unreachable' ? outdated(exceptions, today) : judgeAudit(report, exceptions, today);
for (const problem of problems) console.error(problem);
console.log(
  report === 'unreachable'
    ? 'not checked: the advisories cannot be reached from here'
    : `${problems.length} problems, ${exceptions.length} exceptions`,
);
process.exit(report === null || problems.length > 0 ? 1 : 0);
