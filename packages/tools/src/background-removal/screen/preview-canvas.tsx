import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { drawSoon, forgetDrawing } from '@adwright/creative-view/draw-queue.ts';
import type { Sized } from '../plan/compose-cutout.ts';
import type { CutFinish } from '../contract.ts';
import { drawPreview } from './draw-preview.ts';
import type { Mend } from '../plan/mends.ts';
import type { CutSource } from './use-cut-picture.ts';

type PreviewCanvasProps = {
  source: CutSource;
  mends: readonly Mend[];
  finish: CutFinish;
  background: Sized | undefined;
};

/** Squares mean "nothing here", as in every program that knows transparency. */
const chequered =
  'bg-[repeating-conic-gradient(#d5d8dd_0_25%,#fff_0_50%)] bg-size-[20px_20px] dark:bg-[repeating-conic-gradient(#3a3f49_0_25%,#2b2f38_0_50%)]';

export function PreviewCanvas({ source, mends, finish, background }: PreviewCanvasProps) {
  const t = useTranslations('tool-background-removal.preview');
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = (): void => {
      const canvas = place.current;
      if (canvas === null) return;
      const { flat, frame } = drawPreview(source, mends, finish, background);
      canvas.width = frame.width;
      canvas.height = frame.height;
      canvas.getContext('2d')?.drawImage(flat.canvas, 0, 0);
    };
    drawSoon(draw);
    return () => forgetDrawing(draw);
  }, [source, mends, finish, background]);
  return (
    <canvas
      ref={place}
      role="img"
      aria-label={t('alt')}
      className={`mx-auto block max-h-[34rem] max-w-full rounded-control ${chequered}`}
    />
  );
}
