import { expect, it } from 'vitest';
import { mail } from '#tests/support/test-outbox.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';

describeOnBothDatabasesAtLength('a mail that was written as text', (open) => {
  it('has an HTML part with its links, the name and the mark of the site, and is marked as automatic', async () => {
    const platform = await open();
    const text = 'Hello <Ada>,\nread this: https://example.com/a?b=1&c=2.\n\n- One\n  two';
    await platform.outbox.enqueue(platform.database.kysely, { ...mail, text });
    await platform.outbox.enqueue(platform.database.kysely, { ...mail, text, isWrittenByPerson: true });
    const [automatic, personal] = await platform.readMails();
    const { site_name: siteName } = await platform.site.readSettings(platform);
    expect(automatic!.text.trim()).toBe(text);
    expect(automatic!.html).toContain(`<a href="https://example.com/a?b=1&amp;c=2"`);
    expect(automatic!.html).toContain('Hello &lt;Ada&gt;,<br/>');
    expect(automatic!.html).toContain(siteName);
    expect(automatic!.html).toMatch(/<img src="http:\/\/localhost:3000\/[^"]+"/);
    expect(automatic!.headers['auto-submitted']).toBe('auto-generated');
    expect(personal!.headers['auto-submitted']).toBeUndefined();
    expect(personal!.html).toContain(siteName);
  });

  it('shows the beginning of a long link, which breaks where it has to', async () => {
    const platform = await open();
    const href = `https://example.com/verify?token=${'a'.repeat(300)}`;
    const text = `Confirm it:\n${href}`;
    await platform.outbox.enqueue(platform.database.kysely, { ...mail, text });
    const [sent] = await platform.readMails();
    expect(sent!.text).toContain(href);
    expect(sent!.html).toMatch(
      /<a href="https:\/\/example\.com\/verify\?token=a{300}"[^>]*>https:\/\/example\.com\/verify\?token=a+…<\/a>/,
    );
    expect(sent!.html).toContain('word-break:break-word');
  });
});
