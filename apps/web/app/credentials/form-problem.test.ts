import { ApiError, type ApiFailure } from '@adwright/contract/client/error.ts';
import { expect, it } from 'vitest';
import { formProblem } from './form-problem.ts';

const words = {
  offline: 'No server',
  invalid: {
    email: 'Bad email',
    password: 'Bad password',
    current: 'Bad current',
    name: 'Bad name',
    code: 'Bad code',
    second: 'Bad second',
  },
};
const problem = (failure: Partial<ApiFailure>) =>
  formProblem(new ApiError({ kind: 'refused', message: 'table', ...failure }), words);

it('shows the server’s words above the button', () => {
  expect(problem({ status: 401, error: 'wrong_credentials', serverMessage: 'Wrong.' })).toEqual({
    field: null,
    text: 'Wrong.',
  });
});

it('shows an error beside the field it is about', () => {
  expect(problem({ status: 422, error: 'password_common', serverMessage: 'Common.' })).toEqual({
    field: 'password',
    text: 'Common.',
  });
  expect(problem({ status: 422, error: 'code_expired', serverMessage: 'Old.' })).toEqual({
    field: 'code',
    text: 'Old.',
  });
  expect(
    problem({
      status: 400,
      error: 'invalid_input',
      issues: [
        { path: 'x', message: '' },
        { path: 'email', message: 'raw' },
      ],
    }),
  ).toEqual({
    field: 'email',
    text: 'Bad email',
  });
});

it('falls back on the table’s words, and has its own for a lost connection', () => {
  expect(problem({ status: 500 })).toEqual({ field: null, text: 'table' });
  expect(problem({ kind: 'timeout', message: 'slow' })).toEqual({ field: null, text: 'slow' });
  expect(problem({ kind: 'network' })).toEqual({ field: null, text: 'No server' });
});

it('says nothing about a withdrawn try and hides no programming error', () => {
  expect(problem({ kind: 'cancelled' })).toBeNull();
  expect(() => formProblem(new TypeError('bug'), words)).toThrow('bug');
});
