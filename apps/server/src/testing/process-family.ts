import { readdir, readFile } from 'node:fs/promises';

export type Relative = {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  readonly megabytes: number;
};

export type Roles = { readonly web: Relative | undefined; readonly worker: Relative | undefined };

/** A process and all that it has started, as Linux lists them. */
export async function familyOf(pid: number): Promise<Relative[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const known = (await Promise.all(names.map(relativeOf))).filter((one) => one !== undefined);
  const family = new Set([pid]);
  // A child may have a lower number than its parent: looked through until nobody is added.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const one of known) if (family.has(one.parent)) family.add(one.pid);
  }
  return known.filter((one) => family.has(one.pid));
}

/** Nothing of a process that has ended since it was listed. */
async function relativeOf(pid: string): Promise<Relative | undefined> {
  const read = (name: string): Promise<string | null> => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => null);
  const [status, command] = [await read('status'), await read('cmdline')];
  if (status === null || command === null || /^State:\s+Z/m.test(status)) return undefined;
  const of = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return {
    pid: Number(pid),
    parent: of('PPid'),
    command: command.replaceAll('\0', ' '),
    megabytes: of('VmRSS') / 1024,
  };
}

export async function isAlive({ pid, command }: Relative): Promise<boolean> {
  return (await relativeOf(String(pid)))?.command === command;
}

/**
 * Who answers and who works for a product, by what each was told to be: a machine counts its processes in a ring, so that
 * one that was started again may have a lower number than the one that never ended.
 */
export async function rolesIn(pid: number, program = 'role-entry'): Promise<Roles> {
  const roles = (await familyOf(pid)).filter(({ command }) => command.includes(program));
  const told = await Promise.all(roles.map(environmentOf));
  const named = (role: string): Relative | undefined => roles.find((_, index) => told[index]?.includes(`ROLE=${role}`));
  return { web: named('web'), worker: named('worker') };
}

async function environmentOf({ pid }: Relative): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
  return text.split('\0');
}
