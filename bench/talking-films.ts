/** Films in which somebody speaks, made by the tools themselves and written down as files. */
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { LipSyncInput } from '@adwright/contract/lip-sync/lip-sync.ts';
import { TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import type { Voice } from '@adwright/domain/engines/speech.ts';
import type { SpeechStudio } from '@adwright/domain/engines/transcription.ts';
import type { Media } from '@adwright/domain/engines/media.ts';
import type { Pictures } from '@adwright/domain/engines/pictures.ts';
import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import { people } from '@adwright/people/people.ts';
import { personMesh, personPicture } from '@adwright/people/pictures.ts';
import type { TimedSound } from '@adwright/presenter/speaking/timed-shapes.ts';
import { job as avatarVideo } from '@adwright/tools/avatar-video/node/job.ts';
import { speak } from '@adwright/tools/kit/talking/node/speak.ts';
import { job as lipSync } from '@adwright/tools/lip-sync/node/job.ts';
import { job as talkingPhoto } from '@adwright/tools/talking-photo/node/job.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';

export type Engines = {
  readonly media: Media;
  readonly pictures: Pictures;
  readonly rendering: Rendering;
  readonly speech: SpeechStudio;
  readonly folder: string;
  /** Films stay in the folder. */
  readonly keeps: boolean;
};

export type Line = { readonly voice: Pick<Voice, 'id' | 'language'>; readonly script: string };

/** A finished film, and when each sound in it is said, which is not part of its making. */
export type TalkingFilm = { readonly path: string; sounds(): Promise<readonly TimedSound[]> };

type Picture = { readonly bytes: Uint8Array; readonly mesh: Float32Array };

export type BuiltIn = { readonly person: string; readonly look: string };

/** Everybody who is built in, in their first look, then in their second: however few are measured, they are different people. */
export const builtIn: readonly BuiltIn[] = people
  .flatMap(({ id, looks }) => looks.map((look, turn) => ({ person: id, look: look.id, turn })))
  .toSorted((a, b) => a.turn - b.turn)
  .map(({ person, look }) => ({ person, look }));

export async function pictureOf({ person, look }: BuiltIn): Promise<Picture> {
  const mesh = JSON.parse(await readFile(personMesh(person, look), 'utf8')) as number[];
  return { bytes: await readFile(personPicture(person, look)), mesh: Float32Array.from(mesh) };
}

function contextOf(engines: Engines, avatar?: Picture) {
  const readAvatar = async () => {
    if (!avatar) throw new Error('nobody was asked for');
    return { picture: avatar.bytes, mesh: avatar.mesh, cutOut: true, consent: null };
  };
  const test = createJobContext({ ...engines, readAvatar });
  const temporaryFile = async (name: string) => join(engines.folder, `${randomUUID()}-${name}`);
  return { ...test, context: { ...test.context, temporaryFile } };
}

// Nothing is written on these films, so two letters of the language are enough.
const told = ({ voice, script }: Line) => ({ script, voice: voice.id, language: voice.language.slice(0, 2) });

type Made = { readonly film: { readonly name: string } };

async function written(
  engines: Engines,
  line: Line,
  { saved, context }: ReturnType<typeof contextOf>,
  { film }: Made,
): Promise<TalkingFilm> {
  const path = join(engines.folder, `${randomUUID()}.mp4`);
  await writeFile(path, saved.get(film.name)?.body ?? new Uint8Array());
  return {
    path,
    async sounds() {
      // The same line again, from what is kept of it: what the film was made to.
      const { spoken } = await speak({ ...told(line), speed: 1, audio: null, clean: false }, context);
      return spoken.sounds ?? [];
    },
  };
}

type AvatarChoice = {
  readonly who: BuiltIn;
  readonly background: object;
  readonly ratio?: string;
  readonly captions?: string | null;
};

export async function filmAvatar(
  engines: Engines,
  line: Line,
  { who, background, ratio = '1:1', captions = null }: AvatarChoice,
): Promise<TalkingFilm> {
  const test = contextOf(engines, await pictureOf(who));
  const avatar = personRef(who.person, who.look);
  const input = AvatarVideoInput.parse({ ...told(line), avatar, background, ratio, captions, label: false });
  return written(engines, line, test, await avatarVideo(input, test.context));
}

export async function filmPhoto(engines: Engines, line: Line, photo: Uint8Array): Promise<TalkingFilm> {
  const test = contextOf(engines);
  const id = test.bring('photo.png', 'image/png', photo);
  const order = { ...told(line), photo: id, ratio: '1:1', captions: false, label: false, consent: true };
  return written(engines, line, test, await talkingPhoto(TalkingPhotoInput.parse(order), test.context));
}

/** A film of its own with other words. */
export async function filmClip(engines: Engines, line: Line, clip: string): Promise<TalkingFilm> {
  const test = contextOf(engines);
  const openAsset = async () => ({ path: clip, name: 'clip.mp4' }) as never;
  const order = { ...told(line), video: randomUUID(), label: false, consent: true };
  const made = await lipSync(LipSyncInput.parse(order), { ...test.context, openAsset });
  return written(engines, line, test, made);
}
