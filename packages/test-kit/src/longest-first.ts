import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long. Vitest begins with the largest files, and one of these at the end keeps a core idle. */
const long = [
  'dashboard-sections.e2e.ts',
  'words-on-pages.e2e.ts',
  'lip-sync.e2e.ts',
  'video-translation.e2e.ts',
  'video-templates.int.test.ts',
  'picture-templates.int.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const takesLong = ({ moduleId }: TestSpecification): boolean => long.some((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(takesLong), ...sorted.filter((file) => !takesLong(file))];
  }
}
