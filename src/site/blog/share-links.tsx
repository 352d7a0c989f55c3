interface ShareLinksProps {
  /** The article's address. */
  url: string;
  title: string;
}

/** Ways to pass an article on: links alone, so that nobody else learns of a reader before they follow one. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const [address, subject] = [encodeURIComponent(url), encodeURIComponent(title)];
  const link =
    'inline-flex min-h-11 min-w-6 items-center font-medium text-petrol underline underline-offset-4 hover:text-ink';
  return (
    <ul aria-label="Share this article" className="flex flex-wrap gap-x-6 text-small print:hidden">
      <li>
        <a href={url} data-copy="" aria-live="polite" className={link}>
          Copy link
        </a>
      </li>
      {[
        { label: 'Email', href: `mailto:?subject=${subject}&body=${address}` },
        { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
        { label: 'X', href: `https://x.com/intent/post?text=${subject}&url=${address}` },
      ].map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="noopener nofollow" className={link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
