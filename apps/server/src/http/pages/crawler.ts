import { createIsbotFromList, list } from 'isbot';

/** Programs that a person drives: they want to see what a browser sees. */
const tools = [
  'HeadlessChrome/140.0',
  'Playwright/1.50',
  'curl/8.5.0',
  'Wget/1.21',
  'node',
  'axios/1.7',
  'python-requests/2.31',
  'Go-http-client/1.1',
];

const crawlers = list.filter((pattern) => !tools.some((tool) => new RegExp(pattern, 'i').test(tool)));

/** Whether this is a search engine or a link preview, reading for others. */
export const isCrawler: (userAgent: string | null | undefined) => boolean = createIsbotFromList(crawlers);
