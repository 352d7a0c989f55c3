import { expectAccessible } from '#tests/support/accessibility.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/admin.ts';
import { test as ownTest } from '#tests/support/own-product.ts';
import { signInByForm } from '#tests/support/sign-in-form.ts';

ownTest.use({ signedIn: true });

const grace = { email: 'grace@example.com', name: 'Grace Hopper', password: 'a password of her own' };

test('a colleague is invited by a link, joins, writes, publishes nothing, and is removed', async ({
  page,
  api,
  product,
  browser,
}) => {
  await api.confirmSignIn();
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a colleague' });
  await form.getByLabel('Email').fill(grace.email);
  await expect(form.getByLabel('Author')).toBeChecked();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create link' }).click();
  const shown = page.getByRole('dialog', { name: 'Invitation link' });
  const link = await shown.getByRole('textbox', { name: 'Link' }).inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: grace.email })).toContainText('by link');

  const theirs = await browser.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [] },
  });
  const colleague = await theirs.newPage();
  await colleague.goto(link);
  await expectAccessible(colleague);
  await colleague.getByLabel('Name').fill(grace.name);
  await colleague.getByLabel('Password').fill('too short');
  await colleague.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(colleague.getByText('Password must have at least 12 characters').first()).toBeVisible();
  await colleague.getByLabel('Password').fill(grace.password);
  await colleague.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(colleague).toHaveURL(/\/auth$/);
  const signIn = async () => {
    await colleague.getByLabel('Email').fill(grace.email);
    await colleague.getByLabel('Password').fill(grace.password);
    await colleague.getByRole('button', { name: 'Sign In' }).click();
  };
  await signIn();

  await expect(colleague).toHaveURL(/\/admin\/blogs$/);
  await expect(colleague.getByRole('tab')).toHaveText(['Blogs', 'API Keys', 'API Documentation', 'Media']);
  await expect(colleague.getByRole('button', { name: 'Bin' })).toHaveCount(0);
  await colleague.getByRole('button', { name: 'New post' }).click();
  await colleague.getByLabel('Title').fill('What a compiler is');
  await expect(colleague.getByRole('switch')).toHaveCount(0);
  await expect(colleague.getByText('This blog is a draft. An editor publishes it.')).toBeVisible();
  await colleague.goto(`/admin/blogs/${(await api.createPost()).id}`);
  await expect(colleague.getByText('This blog is another author’s.')).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await colleague.goto('/admin/messages');
  await expect(colleague.getByText('Your role does not include this screen.')).toBeVisible();
  await expectAccessible(colleague);

  await page.reload();
  const member = page.getByRole('listitem').filter({ hasText: grace.email });
  await expect(member).toContainText('Author');
  await expectAccessible(page);
  await member.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Sessions' }).click();
  const sessions = page.getByRole('dialog', { name: `Sessions of ${grace.name}` });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await member.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Messages assigned to them become unassigned.');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expectNotice(page, 'success', `${grace.name} is deactivated`);

  await colleague.reload();
  await expect(colleague).toHaveURL(/\/auth$/);
  await signIn();
  await expectNotice(
    colleague,
    'error',
    'Error',
    'Your account was deactivated. Ask an admin of this website.',
  );
  await theirs.close();
});

for (const { role, heading, other } of [
  { role: 'editor', heading: 'Issues', other: 'Subscribers' },
  { role: 'lead-desk', heading: 'Newsletter Subscriptions', other: 'Issues' },
] as const) {
  ownTest(
    `the newsletter opens for the role ${role} with the part that is theirs @thorough`,
    async ({ api, browser, product }) => {
      const body = { email: grace.email, roles: [role], delivery: 'link' };
      const { link } = await api.ask<{ link: string }>('POST', '/invitations', body);
      const token = new URL(link).searchParams.get('token');
      await api.ask('POST', '/accept-invitation', { token, name: grace.name, password: grace.password });
      const theirs = await browser.newContext({
        baseURL: product.url,
        storageState: { cookies: [], origins: [] },
      });
      const colleague = await theirs.newPage();
      await signInByForm(colleague, grace);
      await colleague.getByRole('tab', { name: 'Newsletter' }).click();
      await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(colleague.getByRole('button', { name: other, exact: true })).toHaveCount(0);
      await expect(colleague.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expectAccessible(colleague);
      await colleague.goto('/admin/newsletter');
      await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(heading);
      await theirs.close();
    },
  );
}

ownTest('who lacks a required second factor is led to it and nowhere else @thorough', async ({ page }) => {
  await page.goto('/admin/team');
  const admin = page.getByRole('group', { name: 'Required for' }).getByLabel('Admin');
  await admin.click();
  const question = page.getByRole('alertdialog', { name: 'Require a second factor for Admin?' });
  await expect(question).toContainText('Your own account has none: you can only set one up');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin).not.toBeChecked();
  await admin.click();
  await question.getByRole('button', { name: 'Require it' }).click();
  await expect(page.getByText('Set up a second factor').first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign-in Methods' })).toBeVisible();
  await expectAccessible(page);
});

ownTest.describe('without scripts', () => {
  ownTest.use({ javaScriptEnabled: false, signedIn: false });

  ownTest('an invitation is accepted by a native form @thorough', async ({ page, api }) => {
    const body = { email: grace.email, roles: ['author'], delivery: 'link' };
    const { link } = await api.ask<{ link: string }>('POST', '/invitations', body);
    await page.goto(link);
    await page.getByLabel('Name').fill(grace.name);
    await page.getByLabel('Password').fill('too short');
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page.getByText('Password must have at least 12 characters').first()).toBeVisible();
    await page.getByLabel('Password').fill(grace.password);
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page.getByText('Welcome to the team')).toBeVisible();
  });
});
