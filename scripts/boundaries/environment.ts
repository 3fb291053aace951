import { isTest, packageOf } from './packages.ts';

/**
 * The one that reads settings, the one that says what of them a process that decodes or renders inherits, and the one
 * that says where weights are: commands, tests and models' own processes look for them without a server.
 */
const readers = [
  'apps/server/src/env.ts',
  'packages/media/src/ffmpeg/environment.ts',
  'packages/weights/src/weights-folder.ts',
];

export function environmentProblems(file: string, text: string): string[] {
  const free = packageOf(file) === null || isTest(file) || file.includes('test-kit') || file.endsWith('.config.ts');
  if (free || readers.includes(file) || !/\bprocess\.env\b/.test(text)) return [];
  return [`${file}: reads process.env; only ${readers.join(', ')} may`];
}
