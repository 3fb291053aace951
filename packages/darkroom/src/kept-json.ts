import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export function readJson<Kind>(file: string, otherwise: Kind): Kind {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kind) : otherwise;
}

/** Under another name first: whoever is killed leaves the list as it was. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
