import { expect, it } from 'vitest';
import { contactLimit } from '#features/leads/server/limits.ts';
import { newsletterLimit } from '#features/newsletter/server/limits.ts';
import type { LimitPolicy } from '#platform/http/limit-policy.ts';

const modules = import.meta.glob<Record<string, LimitPolicy>>(
  ['../../src/app/limits.ts', '../../src/features/*/server/limits.ts'],
  { eager: true },
);
const policies = Object.values(modules).flatMap((module) => Object.values(module));

it('counts no two limits under one name', () => {
  const names = policies.map(({ name }) => name);
  expect(names).toContain('address');
  expect(names).toContain('sign-in-failure');
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

it("lets a person's five posts a minute pass", () => {
  for (const { quota, seconds } of [contactLimit, newsletterLimit])
    expect((quota / seconds) * 60).toBeGreaterThan(5);
});
