import { documentedErrors } from '#design/api/documented-errors.ts';
import { idempotencyKeyHours } from '#platform/http/idempotency-key.ts';
import {
  bytesPerCall,
  contentBodyBytes,
  jsonBodyBytes,
  contentNames,
  jsonNames,
  jsonNesting,
} from '#platform/http/json-body.ts';
import { methodNotAllowed } from '#platform/http/problem.ts';
import { accountLimit, clientLimit, keyLimit } from '../limits.ts';

const example = JSON.stringify(methodNotAllowed([]).toBody(), null, 2);

/** Rules of every operation, in Markdown. */
export const apiOverview = `
## Authentication

Operations that are open to everyone need no credential. The others take one of these:

- \`Authorization: Bearer <access token>\`: a token from the API Documentation tab, valid for one hour or until its session signs out.
- \`X-API-Key: <key>\`: a long-lived key from the API Keys tab, shown once when it is created.
- the session cookie, for the site's own pages.

An invalid key or token is always refused with 401, even where none is needed; the cookie of a session that has ended counts as no credential. A missing credential, or one of an account that does not have the right to the operation, is refused with 403: rights come with roles, and each operation names its own. Writes with the cookie, or without a credential, are refused with 403 when they come from a page of another site.

## Requests

Bodies are JSON in UTF-8, sent as \`application/json\`: at most ${jsonBodyBytes / 1024} KiB (${contentBodyBytes / 1024} KiB for content; each operation says so), ${jsonNesting} levels deep, with ${jsonNames} names and ${jsonNames} list entries in all (${contentNames} for content). Unknown fields are refused. Images are sent as \`multipart/form-data\`. The \`Accept\` header is ignored. HEAD works wherever GET does; OPTIONS answers 204 with \`Allow\`.

Posts and settings that are read without a credential have an \`ETag\`: sent back in \`If-None-Match\`, it yields 304 as long as nothing has changed.

A write that takes an \`Idempotency-Key\` may be repeated if its response did not arrive: with the same key and the same body it is done once, and the first response is returned. A key, preferably a UUID, belongs to its operation and its sender: the account of a credential, or without one the network (an IPv4 address, an IPv6 /64). It is remembered for ${idempotencyKeyHours} hours; with another body it is refused with 422. A repetition waits for a request still in progress.

## Lists

A list is a JSON array, newest first. \`limit\` sets the size of a page; if there are more, a \`Link\` header with \`rel="next"\` gives the next page. Times are in UTC, with milliseconds.

## Errors

Every error is \`application/problem+json\` (RFC 9457). \`detail\` is the text to show, \`code\` is for programs, \`errors\` names the fields that are to blame, at most 20 of them. Every response has an \`X-Request-Id\`, which is logged with the error.

| Status | When |
| --- | --- |
${documentedErrors.map(([status, text]) => `| ${status} | ${text} |`).join('\n')}

For example, for a method that a path does not have:

\`\`\`json
${example}
\`\`\`

## Limits

A key may make ${keyLimit.quota} calls a minute, an account ${accountLimit.quota} with all it has, and an address ${clientLimit.quota} without a credential. A body counts as a call for each ${bytesPerCall / 1024} KiB that it has or begins. Contact messages, subscriptions and fortunes are limited to 20 a minute for each address, uploads to 60 for each account. Five wrong passwords in an hour end sign-in for that account from that address. Answers say where their limits stand in \`RateLimit\` and \`RateLimit-Policy\`.
`.trim();
