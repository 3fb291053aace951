import { expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';
import { commonPasswords } from './common-passwords.ts';

test.each([
  ['a common one', 'password'],
  ['a common one in capitals', 'PassWord1'],
  ['the address', 'somebody@example.com'],
  ['the name in the address', 'Somebody'],
  ['one character repeated', 'zzzzzzzzzzzz'],
  ['two characters repeated', 'ababababab'],
])('refuses %s', (_, password) => {
  expect(() => checkPassword(password, 'somebody@example.com')).toThrow('password_common');
});

test.each(['correct horse battery', 'пароль-не-простой', 'x7!kQm2#vT'])('accepts %s', (password) => {
  expect(() => checkPassword(password, 'somebody@example.com')).not.toThrow();
});

test('the list holds only passwords that the length rule would let through', () => {
  expect(commonPasswords.size).toBe(2000);
  for (const password of commonPasswords) expect(password).toMatch(/^[\x21-\x7e]{8,}$/);
});
