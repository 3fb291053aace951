import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Camera } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

type CameraDialogProps = { onPhoto: (photo: File) => void };

/** Offered where the browser has a camera to ask for; the photo is taken as the lens sees it, not mirrored. */
export function CameraDialog({ onPhoto }: CameraDialogProps) {
  const t = useTranslations('tool-id-photo.camera');
  const [open, setOpen] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  if (typeof navigator === 'undefined' || navigator.mediaDevices === undefined) return null;
  const take = async (): Promise<void> => {
    const photo = video.current === null ? null : await frameOf(video.current);
    if (photo === null) return;
    setOpen(false);
    onPhoto(photo);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Camera aria-hidden="true" />
        {t('open')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('title')}
        description={t('text')}
        closeLabel={t('close')}
        size="md"
        footer={
          <Button variant="primary" onClick={() => void take()}>
            {t('take')}
          </Button>
        }
      >
        {open && <Finder video={video} />}
      </Dialog>
    </>
  );
}

function Finder({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const t = useTranslations('tool-id-photo.camera');
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let gone = false;
    let stream: MediaStream | undefined;
    const wish = { video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1440 } } };
    navigator.mediaDevices.getUserMedia(wish).then(
      (given) => {
        stream = given;
        if (gone) return stop(given);
        if (video.current) video.current.srcObject = given;
      },
      () => setRefused(true),
    );
    return () => {
      gone = true;
      if (stream) stop(stream);
    };
  }, [video]);
  if (refused) return <Notice tone="warn">{t('refused')}</Notice>;
  return (
    <div className="relative overflow-hidden rounded-control bg-sunken">
      {/* People know themselves from the mirror. */}
      <video ref={video} autoPlay playsInline muted className="aspect-[4/3] w-full -scale-x-100 object-cover" />
      <span
        aria-hidden="true"
        className="absolute top-[18%] left-1/2 h-[58%] w-[33%] -translate-x-1/2 rounded-[50%] border-2 border-dashed border-white/80"
      />
    </div>
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  return blob === null ? null : new File([blob], 'camera.jpg', { type: 'image/jpeg' });
}
