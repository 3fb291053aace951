// `npm run backup [FILE or FOLDER]`: database, files and secret of this installation in one file, also while it runs.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { localSecret } from '../apps/server/src/adapters/secret-keys.ts';
import { openInstallation } from '../apps/server/src/backup/open-installation.ts';
import { writeBackup } from '../apps/server/src/backup/write-backup.ts';
import { readEnv } from '../apps/server/src/env.ts';
import { explainFailure } from '../apps/server/src/explain-failure.ts';

const usual = `adwright-backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar`;
try {
  // npm runs scripts in the project's folder; a name is meant where the person stands.
  const named = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? usual);
  const file = statSync(named, { throwIfNoEntry: false })?.isDirectory() ? join(named, usual) : named;
  const env = readEnv();
  const installation = await openInstallation(env, { running: 'allowed' });
  try {
    const secret = env.SECRET ?? localSecret(env.DATA_DIR);
    const { rows, files } = await writeBackup(installation, { file, secret });
    console.log(`${file}: ${rows} rows, ${files} files and the secret. Keep it as safe as the installation itself.`);
  } finally {
    await installation.close();
  }
} catch (error) {
  console.error(explainFailure(error, null));
  process.exitCode = 1;
}
