import type { BrowserContext, Page } from '@playwright/test';
import { besideTabs, adminTabs, innerScreens } from '#admin/admin-tabs.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { includesRightTo, rightsOf, roles, type Role } from '#platform/rights.contract.ts';
import { expect, test as base } from '#tests/support/own-product.ts';
import { openWhole } from '#tests/support/page-quiet.ts';
import { toSessionState } from '#tests/support/session-state.ts';
import { signIn, type SiteApi } from '#tests/support/site-api.ts';

const screens = [...adminTabs, ...innerScreens, ...besideTabs].map(({ path }) => path);
const further = [
  adminPaths.newPost(),
  adminPaths.collection('services'),
  adminPaths.document('site', 'hero'),
];

/** Makes one of each that has a screen. @returns the addresses of those that a role may read */
async function makeOneOfEach(api: SiteApi, role: Role): Promise<string[]> {
  const issue = await api.ask<{ id: string }>('POST', '/issues-api', { subject: 'An issue' });
  const made = [
    { needs: 'publishPost', path: adminPaths.post((await api.createPost()).id) },
    { needs: 'readMessage', path: adminPaths.message((await api.createMessage()).id) },
    { needs: 'readIssue', path: adminPaths.issue(issue.id) },
  ] as const;
  return made.filter(({ needs }) => includesRightTo(rightsOf([role]), needs)).map(({ path }) => path);
}

const test = base.extend<{ signInAs: (role: Role) => Promise<Page> }>({
  /** Opens a browser that somebody with a role has signed in to. */
  signInAs: async ({ api, browser, product }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (role) => {
      const credentials = { email: `${role}@colleagues.example`, password: 'a password of their own' };
      const invitation = { email: credentials.email, roles: [role], delivery: 'link' };
      const { link } = await api.ask<{ link: string }>('POST', '/invitations', invitation);
      const token = new URL(link).searchParams.get('token');
      await api.ask('POST', '/accept-invitation', { token, name: role, password: credentials.password });
      const storageState = toSessionState(await signIn(product.url, credentials));
      const context = await browser.newContext({ baseURL: product.url, storageState });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** What each role's menu has, from the top. */
const menus: Record<Role, string[]> = {
  author: ['Blogs', 'API Keys', 'API Documentation', 'Media'],
  editor: ['Blogs', 'Newsletter', 'API Keys', 'API Documentation', 'Content', 'Media'],
  'lead-desk': ['Contact Messages', 'Newsletter', 'API Keys', 'API Documentation', 'Insights'],
  admin: [...adminTabs.map(({ label }) => label), 'Overview'],
};

for (const role of roles) {
  test(`the admin area asks nothing that the role ${role} is refused @thorough`, async ({
    api,
    signInAs,
  }) => {
    // Some thirty screens.
    test.slow();
    const page = await signInAs(role);
    const refused = collectRefusals(page);
    await page.goto(adminPaths.account());
    const ways = page.getByRole('banner').locator('a[href^="/admin"]');
    await expect(ways).toContainText(menus[role]);
    await expect(ways).toHaveCount(menus[role].length);

    const told: string[] = [];
    for (const path of [...screens, ...further, ...(await makeOneOfEach(api, role))]) {
      await openWhole(page, path);
      await expect(page.getByRole('main')).not.toBeEmpty();
      const errors = await page.getByRole('alert').filter({ visible: true }).allInnerTexts();
      told.push(...errors.map((text) => `${path}: ${text}`));
    }
    expect({ refused, told }).toEqual({ refused: [], told: [] });
  });
}

test('an author is told which parts of Blogs and Media are for others', async ({ signInAs }) => {
  const page = await signInAs('author');
  for (const path of [
    adminPaths.postBin(),
    adminPaths.postTags(),
    adminPaths.postImports(),
    adminPaths.mediaBin(),
  ]) {
    await page.goto(path);
    await expect(page.getByText('Your role does not include this screen.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
});

test('a bin that could not be loaded does not say that it is empty @thorough', async ({ signInAs }) => {
  const page = await signInAs('admin');
  await page.route('**/functions/v1/blog-bin*', (route) => route.fulfill({ status: 500 }));
  await page.goto(adminPaths.postBin());
  await expect(page.getByText('The bin could not be loaded.')).toBeVisible();
  await expect(page.getByText('Nothing is in the bin.')).toHaveCount(0);
  await page.unroute('**/functions/v1/blog-bin*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing is in the bin.')).toBeVisible();
});

/** What the page asks the API for and is refused, from now on. */
function collectRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401 || response.status() === 403)
      refused.push(`${new URL(page.url()).pathname}: ${response.request().method()} ${response.url()}`);
  });
  return refused;
}
