/** An answer that is current as long as the content is: the process keeps it, others ask again. */
export function answerWith(contentType: string, body: string): Response {
  return new Response(body, {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}
