import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Stand-ins for the speech engines of a machine: programs on a PATH of their own that take the same command lines.
 * They write one second of a 200 Hz tone, or fail when told to, and note down how they were called.
 */
export type FakeEngines = {
  readonly folder: string;
  readonly calls: string;
  readonly machine: {
    readonly piperVoices: string;
    readonly rhvoiceVoices: string;
    readonly jtalk: { readonly dictionary: string; readonly voices: string };
  };
};

const tone = `
const fs = require('node:fs');
const wav = (file) => {
  const n = 16000, b = Buffer.alloc(44 + n * 2);
  b.write('RIFF', 0); b.writeUInt32LE(36 + n * 2, 4); b.write('WAVEfmt ', 8); b.writeUInt32LE(16, 16); b.writeUInt16LE(1, 20);
  b.writeUInt16LE(1, 22); b.writeUInt32LE(16000, 24); b.writeUInt32LE(32000, 28); b.writeUInt16LE(2, 32); b.writeUInt16LE(16, 34);
  b.write('data', 36); b.writeUInt32LE(n * 2, 40);
  for (let i = 0; i < n; i += 1) b.writeInt16LE(Math.round(8000 * Math.sin(i * 0.0785)), 44 + i * 2);
  fs.writeFileSync(file, b);
};
const args = process.argv.slice(2);
const after = (name) => args[args.indexOf(name) + 1];
const told = (text) => { fs.appendFileSync(process.env.FAKE_CALLS, JSON.stringify({ args, text: String(text).trim() }) + '\\n'); if (String(text).includes('break down')) { console.error('engine broke down'); process.exit(3); } };
const stdin = () => fs.readFileSync(0, 'utf8');
`;

const programs: Readonly<Record<string, string>> = {
  flite: `if (args[0] === '-lv') console.log('Voices available: kal awb_time kal16 awb rms slt'); else { told(fs.readFileSync(after('-f'), 'utf8')); wav(after('-o')); }`,
  pico2wave: `if (args[0] === '--help') console.log('Usage: pico2wave <words>'); else { told(args.at(-1)); wav(args.find((one) => one.startsWith('--wave=')).slice(7)); }`,
  festival: `console.log('(kal_diphone unknown_voice lp_diphone)');`,
  text2wave: `told(fs.readFileSync(args.at(-1), 'utf8')); wav(after('-o'));`,
  'RHVoice-test': `if (args[0] === '--version') console.log('1.8'); else { told(fs.readFileSync(after('-i'), 'utf8')); wav(after('-o')); }`,
  open_jtalk: `if (args.length === 0) process.exit(1); told(fs.readFileSync(args.at(-1), 'utf8')); wav(after('-ow'));`,
  piper: `if (args[0] === '--version') console.log('1.2.0'); else { told(stdin()); wav(after('--output_file')); }`,
};

export async function installFakeEngines(): Promise<FakeEngines> {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-engines-'));
  for (const [name, body] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!${process.execPath}\n${tone}\n${body}\n`);
    await chmod(join(folder, name), 0o755);
  }
  const machine = {
    piperVoices: join(folder, 'piper-voices'),
    rhvoiceVoices: join(folder, 'rhvoice'),
    jtalk: { dictionary: join(folder, 'dic'), voices: join(folder, 'hts') },
  };
  await mkdir(join(machine.rhvoiceVoices, 'anna'), { recursive: true });
  await writeFile(join(machine.rhvoiceVoices, 'anna', 'voice.info'), 'name=Anna\nlanguage=Russian\ngender=female\n');
  await mkdir(join(machine.jtalk.voices, 'mei'), { recursive: true });
  await writeFile(join(machine.jtalk.voices, 'mei', 'mei_normal.htsvoice'), '');
  await mkdir(machine.piperVoices, { recursive: true });
  await writeFile(join(machine.piperVoices, 'de_DE-thorsten-medium.onnx'), '');
  await writeFile(
    join(machine.piperVoices, 'de_DE-thorsten-medium.onnx.json'),
    JSON.stringify({ language: { code: 'de_DE' }, dataset: 'thorsten' }),
  );
  await writeFile(join(machine.piperVoices, 'broken.onnx'), '');
  return { folder, calls: join(folder, 'calls.jsonl'), machine };
}
