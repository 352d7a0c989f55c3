/** The content's API of a running product, with a session that may edit. */
export interface ContentApi {
  /** @param path below the API's own, such as `/pages/spring`; whatever the document's version is */
  ask(method: string, path: string, body?: object): Promise<Response>;
  /** @param document such as `pages/spring` */
  read(document: string): Promise<{ data: object }>;
  /** Makes a document and publishes it. @throws Error when it is refused */
  create(document: string, data: object): Promise<void>;
  /** @throws Error when it is refused */
  publish(document: string): Promise<void>;
}

/** @param cookie the session's, as a Cookie header has it */
export function openContentApi(url: string, cookie: string): ContentApi {
  const ask: ContentApi['ask'] = (method, path, body) =>
    fetch(`${url}/functions/v1/content-api${path}`, {
      method,
      headers: {
        cookie,
        origin: url,
        'if-match': '*',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  async function succeed(method: string, path: string, body?: object): Promise<void> {
    const answer = await ask(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${await answer.text()}`);
  }

  const publish = (document: string) => succeed('POST', `/${document}/publish`);
  return {
    ask,
    read: async (document) => (await ask('GET', `/${document}`)).json() as Promise<{ data: object }>,
    async create(document, data) {
      await succeed('POST', `/${document}`, { data });
      await publish(document);
    },
    publish,
  };
}
