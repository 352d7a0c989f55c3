import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';

/** The line of an endpoint, as "GET /blog-api". */
const findEndpoint = (page: Page, endpoint: string) => {
  const [method = '', path = ''] = endpoint.split(' ');
  return page
    .getByRole('heading', { level: 3 })
    .filter({ has: page.getByText(method, { exact: true }) })
    .filter({ has: page.getByText(path, { exact: true }) })
    .getByRole('button');
};

/** Waits until an element says this, however briefly. */
const waitForText = (element: Locator, text: string) =>
  element.evaluate(
    (watched, wanted) =>
      new Promise<void>((resolve) => {
        const look = () => watched.textContent === wanted && resolve();
        new MutationObserver(look).observe(watched, { childList: true, characterData: true, subtree: true });
        look();
      }),
    text,
  );

/** The panel with the token in it. */
async function openTokenPanel(page: Page) {
  await page.goto('/admin/api-docs');
  const panel = page.getByRole('region', { name: 'Access token' });
  const token = panel.getByRole('textbox', { name: 'Token' });
  // The largest page of the admin area, in a browser that has loaded nothing yet.
  await expect(token).not.toHaveValue('', { timeout: 30_000 });
  return { panel, token, copy: panel.getByRole('button', { name: /^Copy/ }) };
}

test('the access token is valid, copied and good for the API @thorough', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { panel, token, copy } = await openTokenPanel(page);
  await expect(panel).toContainText('Valid');
  await expect(panel).toContainText(/Expires in (59 minutes|1 hour 0 minutes)/);
  // For two seconds: looked out for in the page, and from before.
  const said = waitForText(copy, 'Copied');
  await copy.click();
  await said;
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await token.inputValue());
  await expect(copy).toHaveText('Copy');

  const answer = await fetch(`${product.url}/functions/v1/messages-api`, {
    headers: { authorization: `Bearer ${copied}` },
  });
  expect(answer.status).toBe(200);
});

test('the token runs out: minutes, then Expired, and it is not copied any more @thorough', async ({
  page,
}) => {
  const opened = Date.now();
  // The timers go on by themselves; the panel looks at the clock every few seconds.
  const setClock = (minutes: number) => page.clock.setFixedTime(opened + minutes * 60_000);
  const allowance = { timeout: 20_000 };
  await setClock(0);
  const { panel, token, copy } = await openTokenPanel(page);
  await setClock(30);
  await expect(panel).toContainText(/(29|30) minutes/, allowance);
  await expect(panel).toContainText('Valid');
  await setClock(62);
  await expect(panel).toContainText('Expired', allowance);
  await expect(panel).not.toContainText('minutes');
  await expect(copy).toBeDisabled();
  const expiresAt = Math.floor(Date.now() / 1000) + 2 * 3600;
  await page.route('**/access-token', (route) =>
    route.fulfill({ json: { access_token: 'the next', expires_at: expiresAt, token_type: 'Bearer' } }),
  );
  await panel.getByRole('button', { name: 'New token' }).click();
  await expect(token).toHaveValue('the next');
  await expect(panel).toContainText('Valid');
  await expect(copy).toBeEnabled();
});

test('without a token the panel says so, and so does copying @thorough', async ({ page }) => {
  await page.route('**/access-token', (route) =>
    route.fulfill({ status: 401, json: { detail: 'No session found.', code: 'no_session' } }),
  );
  await page.goto('/admin/api-docs');
  const panel = page.getByRole('region', { name: 'Access token' });
  await expect(panel.getByText('No session found.')).toBeVisible();
  await panel.getByRole('button', { name: /^Copy/ }).click();
  await expectNotice(page, 'error', 'No token found', 'Please refresh the page and try again.');
});

test('an example is copied, and the language stays for the next endpoint @thorough', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/api-docs');
  const tabs = page.getByRole('tablist', { name: 'APIs' }).getByRole('tab');
  await expect(tabs).toHaveText(['Blog API', 'Newsletter API', 'Messages API']);
  await findEndpoint(page, 'DELETE /blog-api/{id}').click();
  await page.getByRole('tab', { name: 'Python' }).click();
  await page.getByRole('button', { name: 'Copy Python example' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`requests.delete(\n    "${product.url}/functions/v1/blog-api/`);
  await findEndpoint(page, 'DELETE /blog-api/{id}').click();
  await findEndpoint(page, 'PUT /blog-api/{id}').click();
  await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
});

test('a request is tried with the token, and a deletion asks first @thorough', async ({ page, api }) => {
  const { email } = await api.createSubscription();
  await openTokenPanel(page);
  await findEndpoint(page, 'GET /blog-api').click();
  const sent = page.waitForRequest('**/functions/v1/blog-api?limit=1');
  const form = page.getByRole('form', { name: 'Try GET /blog-api', exact: true });
  await form.getByLabel('limit (optional)').fill('1');
  await form.getByRole('button', { name: 'Send request' }).click();
  expect((await sent).headers()['authorization']).toMatch(/^Bearer ey/);
  await expect(page.getByText('Answer: 200 OK')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Newsletter API' }).click();
  await findEndpoint(page, 'DELETE /newsletter-api/{id}').click();
  const deletion = page.getByRole('form', { name: 'Try DELETE /newsletter-api/{id}' });
  await deletion.getByLabel('id').fill('nothing');
  await deletion.getByRole('button', { name: 'Send request' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send this DELETE request?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Answer:')).toHaveCount(0);
  await deletion.getByRole('button', { name: 'Send request' }).click();
  await question.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Answer: 404')).toBeVisible();
  await page.getByRole('tab', { name: 'Newsletter', exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();
});
