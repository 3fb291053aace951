import { locales } from '@adwright/i18n/locales.ts';
import type { SheetColumnId } from '@adwright/tools/kit/batch/plan/sheet.ts';

/** What tells one row from another, in the order that people read it; numbers and formats of files do not. */
const telling: readonly SheetColumnId[] = [
  'content',
  'headline',
  'hook',
  'offer',
  'price',
  'benefits',
  'description',
  'audience',
  'translation',
  'scene',
  'ratio',
  'size',
  'length',
  'language',
  'voice',
  'template',
  'network',
  'kind',
  'tone',
];

/** A row's cells in one line. What the database keeps has no order of its own. */
export function rowDetails(cells: Readonly<Record<string, string>>): string {
  return telling
    .flatMap((column) => {
      const text = cells[column]?.trim();
      if (!text) return [];
      if (column === 'language') return [locales.find(({ code }) => code === text)?.name ?? text];
      return [
        text
          .split(/\s*[|;\n]\s*/u)
          // Of subtitles only what is said.
          .filter((part) => part !== '' && !(column === 'translation' && /-->|^\d+$/u.test(part)))
          .join(column === 'translation' ? ' ' : ', '),
      ];
    })
    .join(' · ');
}
