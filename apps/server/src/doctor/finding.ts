/** One thing the doctor looked at. A note is worth knowing; a problem keeps something from working. */
export type Finding = { readonly level: 'ok' | 'note' | 'problem'; readonly name: string; readonly text: string };

export type Section = { readonly title: string; readonly findings: readonly Finding[] };

const marks = { ok: '✓', note: '·', problem: '✗' } as const;

/** Plain text for a terminal, ending in one line that says how it stands. */
export function formatReport(sections: readonly Section[]): string {
  const width = Math.max(...sections.flatMap(({ findings }) => findings.map(({ name }) => name.length)), 0);
  const blocks = sections
    .filter(({ findings }) => findings.length > 0)
    .map(({ title, findings }) => {
      const lines = findings.map(({ level, name, text }) => `  ${marks[level]} ${name.padEnd(width)}  ${text}`);
      return [title, ...lines].join('\n');
    });
  const problems = countProblems(sections);
  const end = problems === 0 ? 'All well.' : `${problems} ${problems === 1 ? 'problem' : 'problems'}.`;
  return [...blocks, end].join('\n\n');
}

export function countProblems(sections: readonly Section[]): number {
  return sections.flatMap(({ findings }) => findings).filter(({ level }) => level === 'problem').length;
}
