import { AppError, type ErrorCode } from '@adwright/contract/errors.ts';
import type { Verdict } from './extract/verdict.ts';
import { FetchRefusal, type RefusalReason } from './fetch/fetch-refusal.ts';

const codes = {
  address: 'page_address_refused',
  unreachable: 'page_unreachable',
  redirects: 'page_unreachable',
  timeout: 'page_timeout',
  too_large: 'page_too_large',
  wrong_type: 'page_not_html',
  missing: 'page_missing',
  login: 'page_login_wall',
  blocked: 'page_blocked',
  robots: 'page_robots',
} as const satisfies Record<RefusalReason, ErrorCode>;

/** A refusal in the contract's words; everything else stays what it is. */
export function pageErrorOf(error: unknown): unknown {
  return error instanceof FetchRefusal ? new AppError(codes[error.reason], {}, [], { cause: error }) : error;
}

export function pictureErrorOf(error: unknown): unknown {
  if (!(error instanceof FetchRefusal)) return error;
  const code = error.reason === 'too_large' ? 'too_large' : 'picture_unreachable';
  return new AppError(code, {}, [], { cause: error });
}

export const verdictCode = {
  nothing: 'page_nothing_found',
  login: 'page_login_wall',
  script_only: 'page_script_only',
  blocked: 'page_blocked',
} as const satisfies Record<Exclude<Verdict, 'product'>, ErrorCode>;
