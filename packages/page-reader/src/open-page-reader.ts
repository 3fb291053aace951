import { brand } from '@adwright/contract/brand.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { pageErrorOf, pictureErrorOf, verdictCode } from './app-error-of.ts';
import type { Extraction } from './extract/extract.ts';
import { FetchRefusal } from './fetch/fetch-refusal.ts';
import { fetchFilm } from './film/fetch-film.ts';
import { createHostTurns } from './fetch/host-turns.ts';
import { createNetwork, type NetworkOptions } from './fetch/network.ts';
import { createRobotsGate } from './fetch/robots-gate.ts';
import { type FetchHead, safeFetch } from './fetch/safe-fetch.ts';
import { completeFacts } from './complete-facts.ts';
import { withAssistance } from './fill-gaps.ts';
import type { PageReader } from './page-reader.ts';
import { parseAddress } from './parse-address.ts';
import { fetchPicture, type Reach } from './picture/fetch-picture.ts';
import { createExtractPool, type PoolOptions } from './worker/extract-pool.ts';

export type PageReaderOptions = {
  readonly network?: NetworkOptions;
  readonly pool?: PoolOptions;
  readonly limits?: Partial<PageLimits>;
  /** Milliseconds between two pages of one host. */
  readonly gapMs?: number;
};

export type PageLimits = {
  readonly maxBytes: number;
  readonly totalMs: number;
  readonly stepMs: number;
  readonly maxRedirects: number;
  /** For pictures' sizes and style sheets, after the page itself has been read; 0 asks for neither. */
  readonly lookMs: number;
};

const defaults: PageLimits = {
  maxBytes: 8 * 1024 * 1024,
  totalMs: 20_000,
  stepMs: 8_000,
  maxRedirects: 5,
  lookMs: 5_000,
};

/** Says what it is and does not pretend to be a browser of somebody's. */
const userAgent = `Mozilla/5.0 (compatible; ${brand.name}/1.0; product page reader)`;

export function openPageReader(options: PageReaderOptions = {}): PageReader {
  const limits = { ...defaults, ...options.limits };
  const network = createNetwork(options.network);
  const turns = createHostTurns(options.gapMs === undefined ? {} : { gapMs: options.gapMs });
  const robots = createRobotsGate({ network, userAgent, stepMs: limits.stepMs, token: brand.slug });
  const pool = createExtractPool(options.pool);

  /** For what belongs to a page. A browser asks for it all at once, so it takes no turns, but robots are asked. */
  const reachOf = (signal: AbortSignal | undefined): Reach => ({
    network,
    userAgent,
    ...(signal !== undefined && { signal }),
    mayAsk: async (next) => void (await robots.check(next)),
  });

  async function read(url: URL, language: string | undefined, signal: AbortSignal | undefined): Promise<Extraction> {
    const answer = await safeFetch(url, {
      network,
      userAgent,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
      ...(language !== undefined && { language }),
      ...(signal !== undefined && { signal }),
      ...limits,
      async mayAsk(next) {
        const { delayMs } = await robots.check(next);
        await turns.wait(next.host, delayMs, signal);
      },
      admit: onlyPages,
    });
    const contentType = answer.headers['content-type'] ?? '';
    return pool.extract({ bytes: answer.body, contentType, url: answer.url.href });
  }

  /** The page itself, or where it sends its reader on. */
  async function readThrough(url: URL, language: string | undefined, signal: AbortSignal | undefined) {
    const extraction = await read(url, language, signal);
    if (extraction.verdict === 'product' || extraction.refresh === null) return extraction;
    return read(parseAddress(extraction.refresh), language, signal);
  }

  return {
    async readBrandPage(pasted, { signal, language } = {}) {
      try {
        const extraction = await readThrough(parseAddress(pasted), language, signal);
        if (extraction.verdict === 'blocked') throw new AppError(verdictCode.blocked);
        return await completeFacts(extraction, reachOf(signal), limits.lookMs);
      } catch (error) {
        throw pageErrorOf(error);
      }
    },
    async readProductPage(pasted, { signal, language, assistant } = {}) {
      try {
        const url = parseAddress(pasted);
        let extraction = await readThrough(url, language, signal);
        if (assistant !== undefined) extraction = await withAssistance(extraction, assistant, signal);
        if (extraction.verdict !== 'product') throw new AppError(verdictCode[extraction.verdict]);
        return await completeFacts(extraction, reachOf(signal), limits.lookMs);
      } catch (error) {
        throw pageErrorOf(error);
      }
    },
    async fetchPicture(pasted, { signal, drawings } = {}) {
      try {
        return await fetchPicture(parseAddress(pasted), reachOf(signal), { drawings });
      } catch (error) {
        throw pictureErrorOf(error);
      }
    },
    async fetchFilm(pasted, { into, signal }) {
      try {
        await fetchFilm(parseAddress(pasted), into, reachOf(signal));
      } catch (error) {
        throw pictureErrorOf(error);
      }
    },
    close: () => pool.close(),
  };
}

/** Refuses before the body is read. */
function onlyPages({ status, headers }: FetchHead): void {
  if (status === 404 || status === 410) throw new FetchRefusal('missing');
  if (status === 401 || status === 407) throw new FetchRefusal('login');
  if (status === 403 || status === 429 || status === 451) throw new FetchRefusal('blocked');
  if (status < 200 || status >= 300) throw new FetchRefusal('unreachable');
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && !/^(?:text\/html|application\/xhtml\+xml|text\/plain|application\/xml|text\/xml)$/.test(type))
    throw new FetchRefusal('wrong_type');
}
