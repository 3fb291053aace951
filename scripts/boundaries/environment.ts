import { isTest, packageOf } from './packages.ts';

/** The one that reads settings, and the one that says what of them a process that decodes or renders inherits. */
const readers = ['apps/server/src/env.ts', 'packages/media/src/ffmpeg/environment.ts'];

export function environmentProblems(file: string, text: string): string[] {
  const free = packageOf(file) === null || isTest(file) || file.includes('test-kit') || file.endsWith('.config.ts');
  if (free || readers.includes(file) || !/\bprocess\.env\b/.test(text)) return [];
  return [`${file}: reads process.env; only ${readers.join(', ')} may`];
}
