/** An advisory that we know and live with for a while. */
export type AuditException = {
  /** Of the advisory, as in its address: GHSA-… */
  readonly id: string;
  /** Why it does not reach us, or what stands in the way of the upgrade. */
  readonly why: string;
  /** The last day it holds, as 2026-12-31. */
  readonly until: string;
};

type Via = string | { readonly url: string; readonly severity: string; readonly title: string; readonly name: string };

/** What `npm audit --json` says, as far as it is read here. */
export type AuditReport = { readonly vulnerabilities: Readonly<Record<string, { readonly via: readonly Via[] }>> };

type Advisory = { readonly id: string; readonly severity: string; readonly title: string; readonly name: string };

const serious = new Set(['high', 'critical']);

/** What is wrong: serious advisories that nobody has written down, and exceptions that are out of date or for nothing. */
export function judgeAudit(report: AuditReport, exceptions: readonly AuditException[], today: string): string[] {
  const found = seriousAdvisories(report);
  const excused = new Set(exceptions.map(({ id }) => id));
  return [
    ...[...found.values()]
      .filter(({ id }) => !excused.has(id))
      .map(({ id, severity, name, title }) => `${name}: ${title} (${severity}, ${id})`),
    ...exceptions.filter(({ id }) => !found.has(id)).map(({ id }) => `The exception ${id} is for nothing: remove it`),
    ...outdated(exceptions, today),
  ];
}

/** Known without asking anybody. */
export function outdated(exceptions: readonly AuditException[], today: string): string[] {
  return exceptions
    .filter(({ until }) => !(until >= today))
    .map(({ id, until }) => `The exception ${id} held until ${until}: upgrade, or say why not`);
}

function seriousAdvisories({ vulnerabilities }: AuditReport): Map<string, Advisory> {
  const found = new Map<string, Advisory>();
  for (const via of Object.values(vulnerabilities).flatMap((dependency) => dependency.via)) {
    // A name stands for another package of the list, which has the advisory itself.
    if (typeof via === 'string' || !serious.has(via.severity)) continue;
    const id = via.url.split('/').at(-1) ?? via.url;
    found.set(id, { ...via, id });
  }
  return found;
}

/** Throws for an entry without an id, a reason or a day: what is excused has to be said. */
export function readExceptions(list: string): AuditException[] {
  const entries = JSON.parse(list) as Partial<AuditException>[];
  return entries.map(({ id = '', why = '', until = '' }) => {
    const isWhole = id !== '' && why.length >= 10 && /^\d{4}-\d{2}-\d{2}$/.test(until);
    if (!isWhole)
      throw new Error(`An exception needs an id, a reason and a last day: ${JSON.stringify({ id, why, until })}`);
    return { id, why, until };
  });
}

/** Whether npm's answer is a report, a failed way to the advisories, or a mistake of our own. */
export function readAudit(output: string): AuditReport | 'unreachable' | null {
  try {
    const answer = JSON.parse(output) as Partial<AuditReport> & { message?: unknown };
    if (answer.vulnerabilities) return { vulnerabilities: answer.vulnerabilities };
    return typeof answer.message === 'string' ? 'unreachable' : null;
  } catch {
    return null;
  }
}
