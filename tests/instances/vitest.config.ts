import { defineSuite } from '../support/define-suite.ts';

/** Several instances of the built product on one database; `npm run test:instances` runs them. */
const sample = ['production-install', 'rolling-restart', 'shared-state'];

export default defineSuite('instances', sample);
