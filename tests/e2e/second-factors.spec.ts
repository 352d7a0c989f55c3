import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openFromAccountMenu } from '#tests/support/account-menu.ts';
import { readTotpCode } from '#tests/support/authenticator.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';
import { waitForScript } from '#tests/support/scripted.ts';
import { addVirtualAuthenticator, readNextCode, setUpTotp } from '#tests/support/second-factors.ts';
import { signInByForm } from '#tests/support/sign-in-form.ts';

async function giveCode(page: Page, label: 'Code' | 'Recovery code', code: string) {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByLabel(label, { exact: true }).press('Enter');
}

async function openAccount(page: Page) {
  await page.goto('/admin');
  await openFromAccountMenu(page, 'Account');
  await expect(page).toHaveURL('/admin/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in Methods');
  return {
    app: page.getByRole('region', { name: 'Authenticator app' }),
    passkeys: page.getByRole('region', { name: 'Passkeys' }),
  };
}

async function answerWithPassword(page: Page, dialog: string, password: string) {
  await page.getByRole('dialog', { name: dialog }).getByLabel('Password').fill(password);
  await page.getByRole('dialog', { name: dialog }).getByLabel('Password').press('Enter');
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('an app is set up with its first code, and its codes are asked for from then on @thorough', async ({
  page,
  product,
}) => {
  await signInByForm(page, product.admin);
  await page.waitForURL('**/admin');
  const { app } = await openAccount(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
  await expect(app.getByText('Off', { exact: true })).toBeVisible();

  await app.getByRole('button', { name: 'Set Up' }).click();
  await answerWithPassword(page, 'Set Up Authenticator App', 'not the password');
  await expectNotice(page, 'error', 'Error', 'Invalid password');
  await answerWithPassword(page, 'Set Up Authenticator App', product.admin.password);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const totpUri = await page
    .getByRole('link', { name: 'Open the app on this device', includeHidden: true })
    .getAttribute('href');
  const typed = new URL(totpUri!).searchParams.get('secret')!.match(/.{1,4}/g)!;
  await expect(page.getByText(typed.join(' '))).toBeVisible();
  await giveCode(page, 'Code', '000000');
  await expectNotice(page, 'error', 'Error', 'That code is not right');
  await giveCode(page, 'Code', readTotpCode(totpUri!, new Date()));
  await expectNotice(page, 'success', 'Authenticator app set up');

  const codes = page.getByRole('dialog', { name: 'Recovery Codes' });
  const shown = await codes.getByRole('listitem').allTextContents();
  expect(shown).toHaveLength(10);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download as Text' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n').slice(-10)).toEqual(shown);
  await codes.getByRole('button', { name: "I've Saved My Codes" }).click();
  await expect(app.getByText('On', { exact: true })).toBeVisible();
  await expect(app).toContainText('10 recovery codes are left');
  await expect(app.getByRole('heading')).toBeFocused();

  await logOut(page);
  await signInByForm(page, product.admin);
  await page.waitForURL('**/auth/second-factor');
  await waitForScript(page.getByLabel('Code', { exact: true }));
  await giveCode(page, 'Code', '12');
  await expectNotice(page, 'error', 'Error', 'Enter the six digits of the code');
  await giveCode(page, 'Code', '000000');
  await expectNotice(page, 'error', 'Error', 'That code is not right. Please check it and try again.');
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('000000');
  await giveCode(page, 'Code', readNextCode(totpUri!));
  await page.waitForURL('**/admin');
  await expectNotice(page, 'success', 'Logged in successfully');
});

test('a recovery code signs in once; new ones are made, and the app is turned off @thorough', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { recovery_codes } = await setUpTotp(product);
  await signInByForm(page, product.admin);
  await page.waitForURL('**/auth/second-factor');
  await page.getByText('Use a recovery code instead').click();
  await waitForScript(page.getByLabel('Recovery code'));
  await giveCode(page, 'Recovery code', 'aaaaa-bbbbb');
  await expectNotice(page, 'error', 'Error', 'That recovery code is not right, or was used before.');
  await giveCode(page, 'Recovery code', recovery_codes[0]!);
  await page.waitForURL('**/admin');

  const { app } = await openAccount(page);
  await expect(app).toContainText('9 recovery codes are left');
  await app.getByRole('button', { name: 'New Recovery Codes' }).click();
  await answerWithPassword(page, 'New Recovery Codes', product.admin.password);
  const codes = page.getByRole('dialog', { name: 'Recovery Codes', exact: true });
  await codes.getByRole('button', { name: 'Copy recovery codes' }).click();
  await expectNotice(page, 'success', 'Recovery codes copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual(await codes.getByRole('listitem').allTextContents());
  expect(copied).not.toContain(recovery_codes[1]!);
  await codes.getByRole('button', { name: "I've Saved My Codes" }).click();
  await expect(app).toContainText('10 recovery codes are left');

  await app.getByRole('button', { name: 'Turn Off' }).click();
  await answerWithPassword(page, 'Turn Off Authenticator App?', product.admin.password);
  await expectNotice(page, 'success', 'Authenticator app turned off');
  await expect(app.getByText('Off', { exact: true })).toBeVisible();
  await expect(app.getByRole('heading')).toBeFocused();
  await logOut(page);
  await signInByForm(page, product.admin);
  await page.waitForURL('**/admin');
});

test('a passkey is added, signs in without password and code, and is deleted @thorough', async ({
  page,
  product,
}) => {
  const { totp_uri } = await setUpTotp(product);
  const authenticator = await addVirtualAuthenticator(page);
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Use a passkey' });
  await button.click();
  await expectNotice(page, 'error', 'Error', 'No passkey was used. The question was cancelled');
  await signInByForm(page, product.admin);
  await giveCode(page, 'Code', readNextCode(totp_uri));
  await page.waitForURL('**/admin');

  const { passkeys } = await openAccount(page);
  await expect(passkeys.getByText('None', { exact: true })).toBeVisible();
  const add = async () => {
    await passkeys.getByRole('button', { name: 'Add Passkey' }).click();
    await page.getByLabel('Passkey Name').fill('Office laptop');
    await page.getByLabel('Passkey Name').press('Enter');
  };
  await passkeys.getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByLabel('Passkey Name').press('Enter');
  await expectNotice(page, 'error', 'Error', 'Please enter a name');
  await page.keyboard.press('Escape');
  await authenticator.letUserPass(false);
  await add();
  await expectNotice(page, 'error', 'Error', 'No passkey was made.');
  await authenticator.letUserPass(true);
  await page.getByLabel('Passkey Name').press('Enter');
  await expectNotice(page, 'success', 'Passkey added');
  await expect(passkeys.getByRole('listitem')).toContainText('Office laptop');
  await expect(passkeys.getByRole('listitem')).toContainText('on one device only');
  await expect(passkeys.getByRole('button', { name: 'Add Passkey' })).toBeFocused();
  await add();
  await expectNotice(page, 'error', 'Error', 'This device already has a passkey for your account.');
  await page.keyboard.press('Escape');

  await logOut(page);
  await page.goto('/auth');
  await button.click();
  await page.waitForURL('**/admin');
  await expectNotice(page, 'success', 'Logged in successfully');

  await openAccount(page);
  await passkeys.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete passkey?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expectNotice(page, 'success', 'Passkey deleted');
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await logOut(page);
  await page.goto('/auth');
  await button.click();
  await expectNotice(page, 'error', 'Error', 'This passkey is not known here.');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the code or a recovery code is asked for in a page, and a refusal keeps what was typed @thorough', async ({
    page,
    product,
  }) => {
    const { totp_uri, recovery_codes } = await setUpTotp(product);
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
    await signInByForm(page, product.admin);
    await expect(page).toHaveURL('/auth/second-factor');
    const code = page.getByLabel('Code', { exact: true });
    await giveCode(page, 'Code', '12');
    await expectNotice(page, 'error', 'Error', 'Enter the six digits of the code');
    await expect(code).toHaveValue('12');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await giveCode(page, 'Code', '000000');
    await expectNotice(page, 'error', 'Error', 'That code is not right. Please check it and try again.');
    await page.getByText('Use a recovery code instead').click();
    await giveCode(page, 'Recovery code', 'aaaaa-bbbbb');
    await expectNotice(page, 'error', 'Error', 'That recovery code is not right, or was used before.');
    await expect(page.getByLabel('Recovery code')).toHaveValue('aaaaa-bbbbb');
    await giveCode(page, 'Recovery code', recovery_codes[0]!);
    await expect(page).toHaveURL('/admin');

    await page.context().clearCookies();
    await signInByForm(page, product.admin);
    await giveCode(page, 'Code', readNextCode(totp_uri));
    await expect(page).toHaveURL('/admin');
    await page.goto('/auth/second-factor');
    await expect(page).toHaveURL('/admin');
  });
});

test('the code is not asked for before the password @thorough', async ({ page }) => {
  await page.goto('/auth/second-factor');
  await expect(page.getByText('No sign-in is in progress here.')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL('/auth');
});

test('passkeys are offered only where the browser has them @thorough', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/auth');
  await waitForScript(page.getByLabel('Password'));
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
});

test('the browsers that are signed in are listed, and one or all but this one signed out @thorough', async ({
  page,
  product,
  browser,
}) => {
  await signInByForm(page, product.admin);
  await page.waitForURL('**/admin');
  const elsewhere = await browser.newContext({
    baseURL: product.url,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  const other = await elsewhere.newPage();
  await signInByForm(other, product.admin);
  await other.waitForURL('**/admin');

  await openAccount(page);
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveText([
    /^Firefox on LinuxSince .*, \d{1,2}:\d\d\s[AP]M from (127\.0\.0\.1|::1)Sign Out$/,
    /^Chrome on .*This browser$/,
    // The test's own, by fetch.
    /^Unknown browser/,
  ]);
  await sessions.getByRole('button', { name: 'Sign Out', exact: true }).first().press('Enter');
  await expectNotice(page, 'success', 'Session signed out');
  await expect(sessions.getByRole('listitem')).toHaveText([/This browser$/, /^Unknown browser/]);
  await expect(sessions.getByRole('heading')).toBeFocused();
  await other.goto('/admin');
  await expect(other).toHaveURL('/auth');
  await elsewhere.close();
  await sessions.getByRole('button', { name: 'Sign Out Other Sessions' }).press('Enter');
  await expectNotice(page, 'success', 'Other sessions signed out');
  await expect(sessions.getByRole('listitem')).toHaveText([/This browser$/]);
  await expect(sessions.getByRole('button')).toHaveCount(0);
  await expect(sessions.getByRole('heading')).toBeFocused();
});
