/**
 * The image library, loaded with the first picture that is made: most processes never make one. A picture
 * is worked on by one thread, and nothing is kept of it: what is made is in the storage.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
