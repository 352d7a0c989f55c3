import type { Page } from '@playwright/test';
import { expectNotice, findNotice } from '#tests/support/notices.ts';
import { expect, test, type Product } from '#tests/support/product.ts';
import { waitForScript } from '#tests/support/scripted.ts';
import { makeWord, signIn } from '#tests/support/site-api.ts';

const password = 'six or more';

const makeAddress = () => `${makeWord()}@example.com`;

async function openAuth(page: Page, path = '/auth') {
  await page.goto(path);
  const form = page.getByRole('main');
  await waitForScript(form.getByRole('textbox').first());
  return {
    email: form.getByLabel('Email', { exact: true }),
    password: form.getByLabel('Password'),
    button: form.locator('button[type=submit]'),
    async send(email: string, typed: string) {
      await this.email.fill(email);
      await this.password.fill(typed);
      await this.button.click();
    },
  };
}

/** An account made over the API. */
async function signUp({ url }: Product, email = makeAddress()): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  return email;
}

/** The link in the newest mail to an address. */
async function readMailedLink(product: Product, to: string, subject: string): Promise<string> {
  const find = () => product.outboxMails().findLast((mail) => mail.to === to && mail.subject === subject);
  await expect.poll(find).toBeDefined();
  return find()?.text.match(/^http\S+$/m)?.[0] ?? '';
}

const readUser = async (page: Page) =>
  (await (await page.request.get('/functions/v1/session')).json()).user as { email: string } | null;

test('signing up sends a mail whose link confirms the address', async ({ page, product }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const auth = await openAuth(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
  await page.getByRole('link', { name: 'Need an account? Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  await expect(page.getByRole('link', { name: 'Already have an account? Sign in' })).toBeVisible();
  const address = makeAddress();
  await auth.send(address, password);
  await expectNotice(page, 'success', 'Account created successfully. Please check your email.');

  await page.goto(await readMailedLink(product, address, 'Confirm your email address'));
  expect(new URL(page.url()).pathname).toBe('/auth');
  await expectNotice(page, 'success', 'Email confirmed');
  expect(failures).toEqual([]);
});

test('a confirmation link that was made up lands on /auth and says so @thorough', async ({ page }) => {
  await page.goto('/api/auth/verify-email?token=made.up&callbackURL=/auth?confirmed=1');
  expect(new URL(page.url()).pathname).toBe('/auth');
  await expectNotice(page, 'error', 'Link not valid');
  await page.getByRole('alert').getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password');
});

test('someone without the role is sent home and can sign out there @thorough', async ({ page, product }) => {
  const address = await signUp(product);
  const auth = await openAuth(page);
  await auth.send(address, password);
  await page.waitForURL((url) => url.pathname === '/');
  const denied = findNotice(page, 'Access Denied', "You don't have admin privileges");
  await expect(denied).toHaveRole('alert');
  expect(await readUser(page)).toMatchObject({ email: address });
  await denied.getByRole('button', { name: 'Sign out' }).click();
  await expectNotice(page, 'success', 'Logged out');
  expect(await readUser(page)).toBeNull();
});

test('a wrong password shows the message of the server and keeps the address', async ({ page, product }) => {
  const auth = await openAuth(page);
  await auth.send(product.admin.email, 'not the password');
  await expectNotice(page, 'error', 'Error', 'Invalid email or password');
  await expect(auth.email).toHaveValue(product.admin.email);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await auth.send('nobody@example.com', 'not the password');
  await expectNotice(page, 'error', 'Error', 'Invalid email or password');
  expect(await readUser(page)).toBeNull();
});

test('empty and short fields are refused in words @thorough', async ({ page }) => {
  const auth = await openAuth(page);
  await auth.button.click();
  await expectNotice(page, 'error', 'Error', 'Email is required');
  await expect(auth.email).toBeFocused();
  await expect(auth.email).toHaveAccessibleDescription('Email is required');
  await auth.send('ann@example.com', '');
  await expectNotice(page, 'error', 'Error', 'Password is required');
  await expect(auth.password).toBeFocused();

  const signUpForm = await openAuth(page, '/auth?mode=sign-up');
  await signUpForm.send('nobody', password);
  await expectNotice(page, 'error', 'Error', 'Invalid email address');
  await signUpForm.send(makeAddress(), '12345');
  await expectNotice(page, 'error', 'Error', 'Password must have at least 6 characters');
});

test('a password can be shown, and stays as it was typed', async ({ page, browser }) => {
  const auth = await openAuth(page);
  await auth.password.fill('not the password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(auth.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(auth.password).toHaveAttribute('type', 'password');
  await expect(auth.password).toHaveValue('not the password');

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(page.url());
  await expect(plain.getByLabel('Password')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Show password' })).toBeHidden();
  await plain.close();
});

test('the button reads Processing... while the server is asked @thorough', async ({ page, product }) => {
  const auth = await openAuth(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-in/email', async (route) => {
    await answered;
    await route.continue();
  });
  await auth.send(product.admin.email, product.admin.password);
  await expect(auth.button).toHaveText('Processing...');
  answer();
  await page.waitForURL('**/admin');
  await expectNotice(page, 'success', 'Logged in successfully');
});

test('a dead network is reported, and what was typed stays @thorough', async ({ page }) => {
  const auth = await openAuth(page);
  await page.route('**/api/auth/**', (route) => route.abort());
  await auth.send('ann@example.com', password);
  await expectNotice(page, 'error', 'Error', 'The server could not be reached');
  await expect(auth.email).toHaveValue('ann@example.com');
  await expect(auth.password).toHaveValue(password);
});

test('a forgotten password is replaced by mail, and other sessions end', async ({ page, product }) => {
  const address = await signUp(product);
  await fetch(await readMailedLink(product, address, 'Confirm your email address'));
  const elsewhere = await signIn(product.url, { email: address, password });
  const auth = await openAuth(page);
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  const label = page.getByText('Password', { exact: true });
  expect((await forgot.boundingBox())!.y).toBeCloseTo((await label.boundingBox())!.y, -1);
  await forgot.click();
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expectNotice(page, 'success', 'Check your email', 'If this address has an account');

  const link = await readMailedLink(product, address, 'Choose a new password');
  await page.goto(link);
  await page.getByLabel('New password').fill('a new password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectNotice(page, 'success', 'Password changed');
  const answer = await fetch(`${product.url}/functions/v1/session`, { headers: { cookie: elsewhere } });
  expect(await answer.json()).toEqual({ user: null });

  await openAuth(page);
  await auth.send(address, password);
  await expectNotice(page, 'error', 'Error', 'Invalid email or password');
  await auth.send(address, 'a new password');
  await page.waitForURL((url) => url.pathname === '/');
  expect(await readUser(page)).toMatchObject({ email: address });

  await page.goto(link);
  await expect(page.getByText('This link was used before, or is older than one hour.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password');
});

test('who is signed in already goes from /auth to /admin @thorough', async ({ page, product }) => {
  const auth = await openAuth(page);
  await auth.send(product.admin.email, product.admin.password);
  await page.waitForURL('**/admin');
  await expect(page.getByRole('tab', { name: 'Site Settings' })).toBeVisible();
  await page.goto('/auth');
  expect(new URL(page.url()).pathname).toBe('/admin');
  await expect(page.getByRole('heading', { name: 'Site Settings' })).toBeVisible();
});

test('nobody goes from /admin to /auth, and Back does not lead in a circle @thorough', async ({ page }) => {
  await page.goto('/services');
  await page.goto('/admin/messages');
  await page.waitForURL('**/auth');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/services');
});
