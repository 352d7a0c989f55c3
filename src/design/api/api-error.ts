import { DisplayError } from '../ui/display-error.ts';

/** The error of one field: its name (dotted path) and the text to show beside it. */
export interface FieldError {
  field: string;
  message: string;
}

interface Refusal {
  /** 0 if there was no response. */
  status: number;
  code: string;
  title: string;
  /** Empty if the server gave no reason. */
  detail: string;
  errors: FieldError[];
  /** To find the request in the server's log. */
  requestId: string | null;
  /** Seconds to wait before retrying. */
  retryAfterSeconds: number | null;
  /** The whole response, for members specific to its operation. */
  members: Readonly<Record<string, unknown>>;
}

/** A refusal or failure of the API (RFC 9457), or of the network. */
export class ApiError extends DisplayError implements Refusal {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly errors: FieldError[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(refusal: Partial<Refusal> & { status: number }) {
    super(refusal.detail || 'Unexpected server error');
    this.status = refusal.status;
    this.code = refusal.code ?? 'unexpected';
    this.title = refusal.title ?? '';
    this.detail = refusal.detail ?? '';
    this.errors = refusal.errors ?? [];
    this.requestId = refusal.requestId ?? null;
    this.retryAfterSeconds = refusal.retryAfterSeconds ?? null;
    this.members = refusal.members ?? {};
  }
}

/** No response: the network is down, or the server took too long. */
export const unreachable = (): ApiError =>
  new ApiError({
    status: 0,
    code: 'unreachable',
    detail: 'The server could not be reached. Please check your connection and try again.',
  });

/** An error response as an ApiError; a proxy's page has no useful text. */
export function readApiError(status: number, headers: Pick<Headers, 'get'>, text: string): ApiError {
  const members = parseProblem(text);
  return new ApiError({
    ...members,
    members,
    status,
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: Number(headers.get('retry-after')) || null,
  });
}

function parseProblem(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
