import type { Post } from '#features/posts/contract.ts';

interface Publisher {
  siteUrl: string;
  siteName: string;
  /** The picture shown where the article is shared, from the root. */
  image: string;
}

/** An article as schema.org's BlogPosting. */
export function describeArticle(post: Post, { siteUrl, siteName, image }: Publisher): object {
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
    author: organization,
    publisher: organization,
  };
}
