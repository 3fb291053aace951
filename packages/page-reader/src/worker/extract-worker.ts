import { parentPort } from 'node:worker_threads';
import { extract } from '../extract/extract.ts';
import { decodePage } from '../html/decode-page.ts';
import type { ExtractAnswer, ExtractRequest } from './extract-pool.ts';

parentPort?.on('message', ({ id, bytes, contentType, url }: ExtractRequest) => {
  parentPort?.postMessage(answerOf());

  function answerOf(): ExtractAnswer {
    try {
      return { id, extraction: extract(decodePage(bytes, contentType), url) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  }
});
