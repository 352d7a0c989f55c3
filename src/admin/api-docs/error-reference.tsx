import { CodeBlock } from './code-block.tsx';
import { documentedErrors } from '#design/api/documented-errors.ts';

const example = `{
  "type": "about:blank",
  "title": "Forbidden",
  "status": 403,
  "detail": "Admin access required",
  "code": "admin_required"
}`;

/** The form of an error, and when each status occurs. */
export function ErrorReference() {
  return (
    <section aria-labelledby="errors-heading" className="flex max-w-3xl flex-col gap-3">
      <h2 id="errors-heading" className="text-lead">
        Error responses
      </h2>
      <dl className="border-t border-hairline">
        {documentedErrors.map(([status, text]) => (
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
