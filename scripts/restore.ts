// `npm run restore FILE`: takes a backup into an installation in which nobody has an account yet, and which does not run.
import { resolve } from 'node:path';
import { keepSecret } from '../apps/server/src/adapters/secret-keys.ts';
import { BackupError } from '../apps/server/src/backup/manifest.ts';
import { openInstallation } from '../apps/server/src/backup/open-installation.ts';
import { readBackup } from '../apps/server/src/backup/read-backup.ts';
import { readEnv } from '../apps/server/src/env.ts';
import { explainFailure } from '../apps/server/src/explain-failure.ts';

try {
  const [, , named] = process.argv;
  if (named === undefined) throw new BackupError('Which file? npm run restore FILE');
  const env = readEnv();
  const installation = await openInstallation(env, { running: 'refused' });
  try {
    const { rows, files } = await readBackup(installation, {
      file: resolve(process.env['INIT_CWD'] ?? '.', named),
      keepSecret(secret) {
        if (env.SECRET === undefined) keepSecret(env.DATA_DIR, secret);
        else if (env.SECRET !== secret)
          console.log('SECRET is not that of the backup: old links to files no longer open.');
      },
    });
    console.log(`Restored ${rows} rows and ${files} files into ${env.DATA_DIR}.`);
  } finally {
    await installation.close();
  }
} catch (error) {
  console.error(explainFailure(error, null));
  process.exitCode = 1;
}
