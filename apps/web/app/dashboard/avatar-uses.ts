import type { PersonUses } from '../features/avatars/person-dialog.tsx';

function hand(feature: string | undefined): (id: string) => void {
  return (id) => {
    const detail = { kind: 'avatar', id, ...(feature !== undefined && { feature }) } as const;
    window.dispatchEvent(new CustomEvent('template-selected', { detail }));
  };
}

/** An avatar speaks in the avatar video; the event alone, as the specification has it, leads to the video ad. */
export const avatarUses: PersonUses = {
  inVideo: hand('avatar-video'),
  inAd: hand(undefined),
};
