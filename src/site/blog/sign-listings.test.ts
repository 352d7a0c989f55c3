import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { makeArticle } from '#domain/rich-text/server/make-article.ts';
import { signListings } from './sign-listings.tsx';

const author = defaultContent.people.find(({ signature }) => signature)!;

it('signs the listing whose name says who corrected it, and no other, and no output of a program', async () => {
  const { html } = await makeArticle(
    '<figure><figcaption>Draft</figcaption><pre><samp>a  // 1</samp></pre></figure>' +
      '<figure><figcaption>Corrected by a colleague</figcaption><pre><code>c  // 1</code></pre></figure>' +
      `<figure><figcaption>Corrected by ${author.name}</figcaption><pre><code class="language-ts">b  // 1</code></pre></figure>`,
  );
  expect(html).not.toContain('<svg');
  const signed = signListings(html, author);
  expect(signed.match(/<svg/g)).toHaveLength(1);
  expect(signed).toContain(`<span>Corrected by ${author.name}<svg`);
  expect(signListings(html, null)).toBe(html);
});
