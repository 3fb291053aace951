import type { Color } from '@adwright/studio/creative/paint.ts';
import type { Scene } from '../stage.ts';
import { defineScene } from './define-scene.ts';

/** A person's own backdrops. They stand in the same light and throw the same shadows as the painted scenes. */
const own = { group: 'studio', ground: 0.84, room: { width: 0.66, height: 0.66 } } as const;

/** The colour is kept exactly: shops and brands check it with a pipette. */
export function colorScene(color: Color): Scene {
  return defineScene({
    ...own,
    id: 'own-color',
    paint({ context, width, height }) {
      context.fillStyle = color;
      context.fillRect(0, 0, width, height);
    },
  });
}

/** The angle is CSS's: 0 runs upwards, 90 to the right, 180 downwards. */
export function gradientScene(from: Color, to: Color, angle: number): Scene {
  return defineScene({
    ...own,
    id: 'own-gradient',
    paint({ context, width, height }) {
      const turn = (angle * Math.PI) / 180;
      const [across, down] = [Math.sin(turn), -Math.cos(turn)];
      const reach = (Math.abs(across) * width + Math.abs(down) * height) / 2;
      const [x, y] = [width / 2, height / 2];
      const gradient = context.createLinearGradient(
        x - across * reach,
        y - down * reach,
        x + across * reach,
        y + down * reach,
      );
      gradient.addColorStop(0, from);
      gradient.addColorStop(1, to);
      context.fillStyle = gradient;
      context.fillRect(0, 0, width, height);
    },
  });
}

/** Fills the frame with the picture's middle. */
export function pictureScene(
  picture: CanvasImageSource,
  size: { readonly width: number; readonly height: number },
): Scene {
  return defineScene({
    ...own,
    id: 'own-picture',
    room: { width: 0.56, height: 0.56 },
    paint({ context, width, height }) {
      const cover = Math.max(width / size.width, height / size.height);
      const [across, down] = [width / cover, height / cover];
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      const [x, y] = [(size.width - across) / 2, (size.height - down) / 2];
      context.drawImage(picture, x, y, across, down, 0, 0, width, height);
    },
  });
}
