import { Link } from 'wouter';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { CodeBlock } from './code-block.tsx';

const headers = `Authorization: Bearer <access token>\nX-API-Key: <API key>`;

/** How a program authenticates. */
export function AuthenticationHelp() {
  return (
    <section aria-labelledby="authentication-heading" className="flex max-w-3xl flex-col gap-3">
      <h2 id="authentication-heading" className="text-lead">
        Authentication
      </h2>
      <p>Public endpoints need no authentication. Admin endpoints take one of these headers:</p>
      <CodeBlock label="Authentication headers" code={headers} />
      <ul className="flex list-disc flex-col gap-1 pl-6">
        <li>The access token above is valid for 1 hour and ends when you log out.</li>
        <li>
          API keys are long-lived. They are managed in the{' '}
          <Link href={adminPaths.apiKeys()} className={linkClass}>
            API Keys tab
          </Link>{' '}
          and shown once, at creation.
        </li>
        <li>
          The examples read the token from the environment variable{' '}
          <code className="font-mono text-small">ACCESS_TOKEN</code>.
        </li>
      </ul>
    </section>
  );
}
