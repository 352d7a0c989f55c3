import { existsSync } from 'node:fs';

/**
 * Reads the settings of a file `.env`; those of the environment win. Only where npm has started this, as a person
 * does: a service manager, a container and a test bring all their settings.
 */
export function loadEnvFile() {
  if (process.env.npm_command && existsSync('.env')) process.loadEnvFile('.env');
}
