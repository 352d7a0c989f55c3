/**
 * The image library, loaded with the first image that is processed: most processes never need it. Each image
 * is processed by one thread, and nothing of it is cached: the results are in the storage.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
