// `npm run check`: everything that can be known without running the product. Each step's output is shown only if it fails.
import { run } from './run.ts';

type Step = {
  name: string;
  command: string;
  args: string[];
  /** Its last line is worth reading when it passes, too. */
  spoken?: true;
};

const steps: Step[] = [
  { name: 'formatting', command: 'oxfmt', args: ['--check'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'route types', command: 'npm', args: ['run', 'typegen', '--workspace', 'apps/web'] },
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'import direction and cycles', command: 'node', args: ['scripts/check-boundaries.ts'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'message catalogues', command: 'node', args: ['packages/i18n/src/check-catalogues.ts'] },
  { name: 'specification rules', command: 'node', args: ['scripts/check-specification.ts'] },
  { name: 'landing content', command: 'node', args: ['packages/content/src/check-content.ts'] },
  { name: 'known vulnerabilities', command: 'node', args: ['scripts/check-audit.ts'], spoken: true },
];

export async function check(): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  for (const step of steps) {
    const started = performance.now();
    const { code, output } = await run(step.command, step.args, { quiet: true });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const said = step.spoken ? `: ${output.trim().split('\n').at(-1)}` : '';
    console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)${said}`);
    if (code !== 0) {
      failures.push(`${step.name}: see its output`);
      console.error(output);
    }
  }
  return { passed: steps.length - failures.length, failures };
}

if (import.meta.main) process.exit((await check()).failures.length === 0 ? 0 : 1);
