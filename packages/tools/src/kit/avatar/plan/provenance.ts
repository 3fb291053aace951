const nobody = 'AI-generated video: a computer-generated presenter who does not exist.';
const somebody =
  'AI-generated video: a still photo animated to speak. The consent of the person shown was recorded with the avatar.';

/** What a film with a presenter says of itself inside its file, whoever takes it wherever. */
export function avatarProvenance(avatar: string): string {
  return avatar.startsWith('person:') ? nobody : somebody;
}
