import { defineSuite } from '../support/define-suite.ts';

/** Attacks on the built product in processes of its own; `npm run test:security` runs them. */
const sample = ['accounts', 'cross-site', 'heavy-input', 'paths', 'secrets', 'smuggling', 'uploads'];

export default defineSuite('security', sample);
