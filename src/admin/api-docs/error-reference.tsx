import { CodeBlock } from './code-block.tsx';

/** Every status that an error may have (SPEC section 8 "Documented HTTP errors", and the usual rest). */
const errors: [status: number, text: string][] = [
  [400, 'Invalid or missing fields'],
  [401, 'A credential was given and is not valid'],
  [403, 'Admin access required'],
  [404, 'Resource not found'],
  [405, 'Method not allowed'],
  [409, 'Conflict with what is stored: a slug that is taken, an address that is subscribed'],
  [413, 'Content too large'],
  [415, 'Unsupported media type'],
  [429, 'Too many requests; the Retry-After header says when to try again'],
  [500, 'Unexpected server error'],
  [503, 'Temporarily unavailable; the Retry-After header says when to try again'],
];

const example = `{
  "type": "about:blank",
  "title": "Forbidden",
  "status": 403,
  "detail": "Admin access required",
  "code": "admin_required"
}`;

/** What errors look like, and when each comes. */
export function ErrorReference() {
  return (
    <section aria-labelledby="errors-heading" className="flex max-w-3xl flex-col gap-3">
      <h2 id="errors-heading" className="text-lead">
        Error responses
      </h2>
      <dl className="border-t border-hairline">
        {errors.map(([status, text]) => (
          <div key={status} className="flex gap-4 border-b border-hairline py-2">
            <dt className="w-10 shrink-0 font-mono text-small text-redline">{status}</dt>
            <dd className="text-small">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        An error is <code className="font-mono text-small">application/problem+json</code> (RFC 9457):{' '}
        <code className="font-mono text-small">detail</code> is the text to show,{' '}
        <code className="font-mono text-small">code</code> is for programs, and{' '}
        <code className="font-mono text-small">errors</code> names the fields to blame.
      </p>
      <CodeBlock label="Example of an error" code={example} />
    </section>
  );
}
