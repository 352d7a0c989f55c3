import type { Right } from '../rights.contract.ts';

/** A field's fault: its name (dotted path) and the text shown beside it. */
export interface FieldError {
  field: string;
  message: string;
}

/** An RFC 9457 problem as it goes over the wire. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  /** The text that a screen shows. */
  detail: string;
  /** Stable, for programs. */
  code: string;
  errors?: FieldError[];
  /** Extension members (RFC 9457, 3.2). */
  [extension: string]: unknown;
}

interface ProblemOptions {
  status: number;
  title: string;
  detail: string;
  code: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** More for programs, such as the version that is stored now. */
  extensions?: Record<string, unknown>;
}

/** An expected refusal: thrown by verbs, translated to a response in one place. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly title: string;
  readonly code: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly extensions: Record<string, unknown>;

  constructor(options: ProblemOptions) {
    super(options.detail);
    this.status = options.status;
    this.title = options.title;
    this.code = options.code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.extensions = options.extensions ?? {};
  }

  /** The problem as JSON, `application/problem+json`. */
  toBody(): ProblemBody {
    return {
      ...this.extensions,
      type: 'about:blank',
      title: this.title,
      status: this.status,
      detail: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
    };
  }

  toResponse(): Response {
    return new Response(JSON.stringify(this.toBody()), {
      status: this.status,
      headers: { ...this.headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    });
  }
}

/** More entries would not help anyone fix a request. */
const listedErrors = 20;

/** 400 with the first field's text as the detail, and the first errors. @param extensions for programs */
export function invalidFields(errors: FieldError[], extensions: Record<string, unknown> = {}): Problem {
  const detail = errors[0] ? describeError(errors[0]) : 'The request is not valid';
  const listed = errors.slice(0, listedErrors);
  const title = 'Invalid request';
  return new Problem({ status: 400, title, detail, code: 'invalid', errors: listed, extensions });
}

/** Beside its field "must be a number" says enough; alone it needs the field's name. */
const describeError = ({ field, message }: FieldError): string =>
  /^(?:is|has|must|may)\b/.test(message) ? `${field} ${message}` : message;

/** 400 without a field to blame. */
export const badRequest = (detail: string, code = 'invalid'): Problem =>
  new Problem({ status: 400, title: 'Invalid request', detail, code });

/** 401: the given credential is not valid. */
export const invalidCredential = (detail: string): Problem =>
  new Problem({
    status: 401,
    title: 'Invalid credential',
    detail,
    code: 'invalid_credential',
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

/** 403: no credential, or one of an account without any role. */
export const adminRequired = (): Problem =>
  new Problem({ status: 403, title: 'Forbidden', detail: 'Admin access required', code: 'admin_required' });

/** 403: an account with a role asks for something that its roles do not include. */
export const rightRequired = (): Problem =>
  new Problem({
    status: 403,
    title: 'Forbidden',
    detail: 'Your role does not include this. An admin can change your roles.',
    code: 'right_required',
  });

/**
 * 403: an API key asks for something that its scope, or its owner's roles, do not include.
 * @param right which it lacks
 */
export const insufficientScope = (right: Right): Problem =>
  new Problem({
    status: 403,
    title: 'Forbidden',
    detail: `This API key does not have the right “${right}”.`,
    code: 'insufficient_scope',
    extensions: { right },
  });

/** 403: a role of the account requires a second factor. */
export const secondFactorRequired = (): Problem =>
  new Problem({
    status: 403,
    title: 'Forbidden',
    detail: 'Your role requires a second factor. Set one up on the account screen.',
    code: 'second_factor_required',
  });

/** 403: a key or token asks for something that its owner must do in person. */
export const sessionRequired = (): Problem =>
  new Problem({
    status: 403,
    title: 'Authentication Required',
    detail: 'Please log in again to continue',
    code: 'session_required',
  });

/** 403: the session is valid, but too long ago signed in for this. */
export const recentSignInRequired = (): Problem =>
  new Problem({
    status: 403,
    title: 'Authentication Required',
    detail: 'Please confirm your password to continue',
    code: 'recent_sign_in_required',
  });

/** 403 for a write requested by a page of another site. */
export const foreignOrigin = (): Problem =>
  new Problem({
    status: 403,
    title: 'Forbidden',
    detail: 'Requests from other sites are not accepted',
    code: 'foreign_origin',
  });

export const notFound = (): Problem =>
  new Problem({ status: 404, title: 'Not found', detail: 'Resource not found', code: 'not_found' });

export const methodNotAllowed = (allow: string[]): Problem =>
  new Problem({
    status: 405,
    title: 'Method not allowed',
    detail: 'Method not allowed',
    code: 'method_not_allowed',
    headers: { allow: allow.join(', ') },
  });

/** @param extensions the obstacles, for programs */
export const conflict = (detail: string, code: string, extensions: Record<string, unknown> = {}): Problem =>
  new Problem({ status: 409, title: 'Conflict', detail, code, extensions });

/** 428: a change does not name the state it is based on (RFC 6585). */
export const versionRequired = (): Problem =>
  new Problem({
    status: 428,
    title: 'Precondition required',
    detail: 'Send the version that the change began from, as If-Match or as version',
    code: 'version_required',
  });

export const tooLarge = (detail: string): Problem =>
  new Problem({
    status: 413,
    title: 'Content too large',
    detail,
    code: 'too_large',
    headers: { connection: 'close' },
  });

export const unsupportedMediaType = (expected: string): Problem =>
  new Problem({
    status: 415,
    title: 'Unsupported media type',
    detail: `Send the request body as ${expected}`,
    code: 'unsupported_media_type',
  });

/** @param retryAfterSeconds to wait before retrying */
export const tooManyRequests = (
  retryAfterSeconds: number,
  headers: Record<string, string> = {},
  detail = 'Too many requests! Please try again in a moment.',
): Problem =>
  new Problem({
    status: 429,
    title: 'Too many requests',
    detail,
    code: 'too_many_requests',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))), ...headers },
  });

/** 499, as nginx counts it: there is no one left to read it. */
export const clientClosed = (): Problem =>
  new Problem({
    status: 499,
    title: 'Client closed request',
    detail: 'The client closed the connection before its request was complete',
    code: 'client_closed',
  });

export const unavailable = (detail = 'Service temporarily unavailable. Please try again later.'): Problem =>
  new Problem({
    status: 503,
    title: 'Service unavailable',
    detail,
    code: 'unavailable',
    headers: { 'retry-after': '5' },
  });

/** 503 to a stranger whose work has no place in a queue. */
export const tooBusy = (): Problem =>
  new Problem({
    status: 503,
    title: 'Service unavailable',
    detail: 'The site is too busy. Please try again in a moment.',
    code: 'too_busy',
    headers: { 'retry-after': '5', connection: 'close' },
  });

export const unexpected = (): Problem =>
  new Problem({
    status: 500,
    title: 'Unexpected error',
    detail: 'Unexpected server error',
    code: 'unexpected',
  });

export const lastAdmin = (email: string) =>
  conflict(`${email} is the last admin; create another one first`, 'last_admin');
