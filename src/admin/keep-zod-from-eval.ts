import { config } from 'zod';

// zod tries `new Function` at its first schema; the page's policy forbids that, and browsers report it.
config({ jitless: true });
