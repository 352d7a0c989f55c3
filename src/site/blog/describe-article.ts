import type { Person } from '#content/people.schema.ts';
import type { Post } from '#features/posts/contract.ts';

interface Publisher {
  siteUrl: string;
  siteName: string;
  /** The image shown when the article is shared, from the root. */
  image: string;
  /** Null: the site itself. */
  author: Person | null;
}

/** An article as schema.org's BlogPosting. */
export function describeArticle(post: Post, { siteUrl, siteName, image, author }: Publisher): object {
  const address = `${siteUrl}/blog/${post.slug}`;
  const organization = { '@type': 'Organization', name: siteName, url: `${siteUrl}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.created_at,
    image: [siteUrl + image, ...(post.image_url ? [new URL(post.image_url, siteUrl).href] : [])],
    url: address,
    mainEntityOfPage: address,
    author: author ? describePerson(author, siteUrl) : organization,
    publisher: organization,
  };
}

const describePerson = ({ name, role, picture, links }: Person, siteUrl: string): object => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  ...(picture && { image: new URL(picture, siteUrl).href }),
  ...(links.length > 0 && { sameAs: links.map(({ href }) => new URL(href, siteUrl).href) }),
});
