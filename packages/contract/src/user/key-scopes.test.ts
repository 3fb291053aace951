import { expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { scopeFor } from './key-scopes.ts';

it('knows what each call asks of a key', () => {
  expect(scopeFor(endpoints.projectList)).toBe('read');
  expect(scopeFor(endpoints.toolQuote)).toBe('read');
  expect(scopeFor(endpoints.libraryAnalysisCheck)).toBe('read');
  expect(scopeFor(endpoints.toolRun)).toBe('create');
  expect(scopeFor(endpoints.brandKitFromLink)).toBe('create');
  expect(scopeFor(endpoints.projectDelete)).toBe('edit');
  expect(scopeFor(endpoints.userInfo)).toBe('read');
});

it('keeps the account and its money to its owner', () => {
  const open = Object.values(endpoints).filter(
    (endpoint: Endpoint) => /^\/api\/(?:user|pay)\//.test(endpoint.path) && scopeFor(endpoint) !== null,
  );
  expect(open.map(({ path }) => path)).toEqual(['/api/user/info', '/api/user/storage']);
});
