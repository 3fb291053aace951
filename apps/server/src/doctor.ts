/** `npm run doctor`: what is configured, who serves what, what is missing. Prints no secret; ends with 1 on a problem. */
import { checkData } from './doctor/check-data.ts';
import { checkMachine } from './doctor/check-machine.ts';
import { checkModels } from './doctor/check-models.ts';
import { checkProviders } from './doctor/check-providers.ts';
import { countProblems, formatReport, type Section } from './doctor/finding.ts';
import { describeConfigured, type Env, EnvError, readEnv } from './env.ts';

async function examine(env: Env): Promise<Section[]> {
  const [machine, data, providers] = await Promise.all([checkMachine(env), checkData(env), checkProviders(env)]);
  const configured = describeConfigured().map(({ name, text }) => ({ level: 'ok', name, text }) as const);
  return [
    { title: 'Configured', findings: configured },
    { title: 'This machine', findings: machine },
    { title: 'Data', findings: data },
    { title: 'Models', findings: checkModels() },
    ...providers,
  ];
}

function readOrExplain(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const sections = await examine(readOrExplain());
process.stdout.write(`${formatReport(sections)}\n`);
process.exitCode = countProblems(sections) === 0 ? 0 : 1;
