import { readFile } from 'node:fs/promises';
import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';

export type RecordedClip = { readonly name: string; readonly text: string; readonly file: EngineFile };

/** A woman, recorded in a studio. Where they are from and under which licence stands in `recordings/README.md`. */
const texts: readonly (readonly [name: string, text: string])[] = [
  ['all-circuits-busy-now', 'All circuits are busy now.'],
  ['conf-full', 'That conference is full.'],
  ['ss-noservice', 'The number you have dialed is not in service. Please check the number and try again.'],
  ['conf-nonextended', 'The conference cannot be extended.'],
  ['no-recording', 'You have an incoming call.'],
  ['vm-nobox', 'You cannot reply to this message because the sender does not have a mailbox.'],
  ['from-unknown-caller', 'From an unknown caller.'],
  ['vm-dialout', 'Please wait while I connect your call.'],
  ['number-not-answering', 'The number is not answering.'],
  ['one-moment-please', 'One moment, please.'],
  ['please-try-call-later', 'Please try your call again later.'],
  ['queue-thankyou', 'Thank you for your patience.'],
  ['vm-msgsaved', 'Your message has been saved.'],
  ['vm-tooshort', 'Your message is too short.'],
  ['agent-alreadyon', 'That agent is already logged on. Please enter your agent number followed by the pound key.'],
  ['status', 'The person you are calling is not at their desk. I will try to locate them for you.'],
  ['queue-youarenext', 'Your call is now first in line and will be answered by the next available representative.'],
];

export function recordedClips(): Promise<RecordedClip[]> {
  return Promise.all(
    texts.map(async ([name, text]) => ({
      name,
      text,
      file: { bytes: await readFile(new URL(`./recordings/${name}.ogg`, import.meta.url)), mime: 'audio/ogg' },
    })),
  );
}
