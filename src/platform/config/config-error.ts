/** A setting that cannot be used. Its message is one line that names the setting. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
