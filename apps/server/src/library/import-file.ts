import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import { importAds, type ImportResult } from '@adwright/domain/library/import/import-ads.ts';
import type { Library } from '@adwright/domain/library/ports.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { openPageReader } from '@adwright/page-reader/open-page-reader.ts';
import { openWorkFolders } from '@adwright/storage/open-work-folders.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { guardUploads } from '../adapters/guard-pictures.ts';
import { cleanPicture } from '../adapters/sharp-pictures.ts';
import { shrinkPicture } from '../adapters/shrink-picture.ts';
import { createMediaKeeper } from './keep-media.ts';
import { readRecords } from './read-records.ts';

type Parts = {
  readonly library: Library;
  readonly storage: FileStorage;
  readonly dataDir: string;
  readonly say: (line: string) => void;
};

/** A file of ads into the library, with how far it is said once per thousand rows. */
export async function importFile(file: string, { library, storage, dataDir, say }: Parts): Promise<ImportResult> {
  const pages = openPageReader();
  const pictures = openVision();
  const workFolders = await openWorkFolders({ dataDir });
  let told = 0;
  try {
    return await importAds(library, {
      records: readRecords(file),
      today: new Date().toISOString().slice(0, 10),
      keepMedia: createMediaKeeper({
        pages,
        storage,
        workFolders,
        media: openMedia(),
        cleanPicture,
        shrinkPicture,
        checkPicture: guardUploads(pictures),
      }),
      onProgress({ rows, ads, faults }) {
        if (rows - told < 1000) return;
        told = rows;
        say(`${rows} rows, ${ads} ads, ${faults} problems`);
      },
    });
  } finally {
    await Promise.all([pages.close(), pictures.close(), workFolders.close()]);
  }
}
