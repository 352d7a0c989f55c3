import { readConfig, type Config } from '#platform/config/read-config.ts';
import { loadEnvFile } from './load-env-file.js';
import { describeCommandFailure } from '#start/describe-failure.ts';

/**
 * Prints what a command answers, if it does, or in one line what stopped it and which setting that is about: then it ends with 1.
 * @param sayFailure puts the reason into a sentence
 */
export async function runCommand(
  command: () => Promise<string>,
  sayFailure: (reason: string, error: unknown) => string = (reason) => reason,
): Promise<void> {
  loadEnvFile();
  try {
    const said = await command();
    if (said !== '') console.log(said);
  } catch (error) {
    console.error(sayFailure(describeCommandFailure(error, readSettings()), error));
    process.exitCode = 1;
  }
}

/** Null: they are what stopped it. */
function readSettings(): Config | null {
  try {
    return readConfig(process.env);
  } catch {
    return null;
  }
}
