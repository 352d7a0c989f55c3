import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { createUploadServer } from '#app/serve-upload.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { createHttpServer } from '#http/create-server.ts';

const bytes = Buffer.alloc(300_000, 7);

const createServer = (platform: TestPlatform) =>
  createHttpServer({
    platform,
    findCachedPage: () => null,
    staticFiles: { find: () => null },
    servePage: () => Promise.resolve(),
    serveUpload: createUploadServer(platform),
    serveApi: (_request, response) => void response.end(),
    serveHealth: () => Promise.resolve(false),
  });

describeOnBothDatabasesAtLength('an upload', (open) => {
  it('that was replaced leads to what took its place, and one that nobody knows is missing', async () => {
    const platform = await open();
    const created_at = platform.now().toISOString();
    const row = { file_name: 'a.png', alt: null, width: null, height: null, bytes: null, created_at };
    const rest = { search_text: '', deleted_at: null };
    await platform.database.kysely
      .insertInto('uploads')
      .values([
        { ...row, ...rest, id: '1', name: 'blog-1.png', replaced_by: 'blog-2.webp' },
        { ...row, ...rest, id: '2', name: 'blog-2.webp', replaced_by: null },
      ])
      .execute();
    const server = createServer(platform);
    await once(server.listen(0, 'localhost'), 'listening');
    const { port } = server.address() as AddressInfo;
    const visit = (path: string) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
    const old = await visit('/uploads/blog-1.png?w=480');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/uploads/blog-2.webp?w=480']);
    expect((await visit('/uploads/blog-2.webp')).status).toBe(404);
    expect((await visit('/uploads/blog-3.png')).status).toBe(404);
    server.close();
  });

  it('is let go of when its visitor has left, before it is sent or while', async () => {
    const platform = await open();
    const error = vi.spyOn(platform.log, 'error');
    const asked = vi.fn<(body: Readable) => Promise<void>>();
    const bodies: Readable[] = [];
    platform.storage.open = async () => {
      // Never ends by itself.
      const body = new Readable({ read() {} });
      body.push(bytes);
      bodies.push(body);
      await asked(body);
      return { length: 10 * bytes.byteLength, body };
    };
    const server = createServer(platform);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const visit = () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /uploads/blog-1.png HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
      return socket;
    };
    const serverSide = once(server, 'connection');
    asked.mockImplementationOnce(async () => {
      early.destroy();
      const [connection] = await serverSide;
      if (!connection.destroyed) await once(connection, 'close');
    });
    const early = visit();
    await vi.waitFor(() => expect(bodies[0]?.destroyed).toBe(true), 10_000);

    const late = visit();
    await once(late, 'data');
    late.destroy();
    await vi.waitFor(() => expect(bodies[1]?.destroyed).toBe(true), 10_000);
    expect(error).not.toHaveBeenCalled();
    server.close();
  });
});
