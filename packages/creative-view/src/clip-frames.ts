import type { Picture } from '@adwright/studio/draw/host.ts';
import type { PictureHost } from './picture-host.ts';

/** The moving pictures of one canvas: a silent player for each clip, which follows the clock of the film. */
export type ClipFrames = {
  /** What a clip shows at a second of its own clock, as far as it is there; who asked is told when it is. */
  frame(src: string, seconds: number): Picture | undefined;
  close(): void;
};

type Player = { readonly video: HTMLVideoElement; asked: number; at: number; wanted: number; rest: number };

/** Half a frame: nobody sees the difference. */
const near = 1 / 60;
/** Beyond this a running player is set right; less would make it stumble. */
const far = 0.2;
/** A clock that was not asked about for so long stands still. */
const stillMs = 250;

export function createClipFrames(host: PictureHost, again: () => void): ClipFrames {
  const players = new Map<string, Player>();
  let closed = false;

  function open(src: string): Player {
    const video = document.createElement('video');
    const player = { video, asked: 0, at: 0, wanted: 0, rest: 0 };
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
    video.addEventListener('loadeddata', again);
    video.addEventListener('seeked', () => {
      // The clock may have moved on while the player was looking.
      if (video.paused && Math.abs(video.currentTime - player.wanted) > near) video.currentTime = player.wanted;
      else again();
    });
    players.set(src, player);
    host.pictureUrl(src).then(
      (url) => {
        if (url !== null && !closed) video.src = url;
      },
      () => undefined,
    );
    return player;
  }

  function follow(player: Player, seconds: number): void {
    const { video } = player;
    const now = performance.now();
    const [passed, moved] = [(now - player.asked) / 1000, seconds - player.at];
    const runs = passed < stillMs / 1000 && moved > 0 && Math.abs(moved - passed) < far;
    player.asked = now;
    player.at = seconds;
    // A clip that ends starts over, as in the file that is made.
    player.wanted = Number.isFinite(video.duration) && video.duration > 0 ? seconds % video.duration : seconds;
    const off = Math.abs(video.currentTime - player.wanted);
    window.clearTimeout(player.rest);
    if (runs) {
      player.rest = window.setTimeout(() => video.pause(), stillMs);
      if (video.paused) video.play().catch(() => undefined);
      if (off > far && !video.seeking) video.currentTime = player.wanted;
    } else {
      video.pause();
      if (off > near && !video.seeking) video.currentTime = player.wanted;
    }
  }

  return {
    frame(src, seconds) {
      const player = players.get(src) ?? open(src);
      const { video } = player;
      follow(player, seconds);
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return undefined;
      return { source: video, width: video.videoWidth, height: video.videoHeight };
    },
    close() {
      closed = true;
      for (const { video, rest } of players.values()) {
        window.clearTimeout(rest);
        video.pause();
        video.removeAttribute('src');
        video.load();
      }
      players.clear();
    },
  };
}
