import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { speechLanguageOf } from '../speech-language.ts';
import type { MachineEngine, MachineVoice } from './machine-engine.ts';
import { runProgram } from './run-program.ts';

const Description = z.object({ language: z.object({ code: z.string() }), dataset: z.string().optional() });

/** Piper: neural voices, each a model file with its description beside it, in a folder the operator names. */
export const piper = (folder: string | null): MachineEngine => ({
  name: 'Piper',
  async voices() {
    if (folder === null) return [];
    const there = await runProgram('piper', ['--version'], { timeoutMs: 10_000 });
    if (there === null) return [];
    const files = (await readdir(folder, { recursive: true }).catch(() => [])).filter((file) => file.endsWith('.onnx'));
    const voices = await Promise.all(files.map((file) => describe(join(folder, file))));
    return voices.filter((voice) => voice !== null);
  },
});

async function describe(model: string): Promise<MachineVoice | null> {
  const text = await readFile(`${model}.json`, 'utf8').catch(() => 'null');
  const described = Description.safeParse(parsed(text));
  const language = described.success ? speechLanguageOf(described.data.language.code) : undefined;
  if (!described.success || !language) return null;
  const id = basename(model, '.onnx');
  const name = described.data.dataset ?? id;
  return {
    id: `piper-${id.toLowerCase()}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    language,
    gender: 'neutral',
    style: 'natural',
    age: null,
    accent: null,
    quality: 'neural',
    engine: 'Piper',
    // Piper speaks line by line: the text comes to it as one line.
    command: ({ wav }, speed) => ({
      program: 'piper',
      args: ['--model', model, '--length_scale', (1 / speed).toFixed(3), '--output_file', wav],
    }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
