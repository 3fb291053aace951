import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('scripts run from our own files and from hashes, never inline or evaluated', () => {
  const policy = contentSecurityPolicy({ scriptHashes: ['sha256-abc='] }, { google: false });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc='");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('https:');
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
});

test('Google is allowed only where sign-in with Google is on', () => {
  const policy = contentSecurityPolicy({}, { google: true });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://accounts.google.com/gsi/client");
  expect(directive(policy, 'frame-src')).toBe('frame-src https://accounts.google.com/gsi/');
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://accounts.google.com/gsi/");
});
