import { defineSuite } from '../support/define-suite.ts';

/** Faults around the built product; `npm run test:faults` runs them. */
const sample = ['database-away', 'disk', 'hardened-unit', 'huge-bodies', 'kill'];

export default defineSuite('faults', sample, {
  globalSetup: 'tests/support/global-setup.ts',
  testTimeout: process.env['TEST_FULL'] ? 1_800_000 : 180_000,
});
