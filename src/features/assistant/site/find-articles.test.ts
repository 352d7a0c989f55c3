import { describe, expect, it, vi } from 'vitest';
import { findArticles, listSearches } from './find-articles.ts';

describe('what is looked for', () => {
  it('is the whole question first, then its most telling words', () => {
    expect(listSearches('What does automation cost?')).toEqual([
      'What does automation cost',
      'automation',
      'cost',
    ]);
  });

  it('is nothing for a question without words', () => {
    expect(listSearches(' ?? ')).toEqual([]);
  });
});

describe('finding articles', () => {
  it('stops at the first search that finds some', async () => {
    const article = { title: 'Automation ROI', slug: 'automation-roi' };
    const fetchStub = vi.fn(async (address: string) =>
      Response.json(address.includes('q=automation') ? [article] : []),
    );
    vi.stubGlobal('fetch', fetchStub);
    expect(await findArticles('Which invoices cost most?')).toEqual([]);
    expect(fetchStub).toHaveBeenCalledTimes(3);
    fetchStub.mockClear();
    expect(await findArticles('automation')).toEqual([article]);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('says so when the server does not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    expect(await findArticles('automation')).toBeNull();
  });
});
