import { expect, it } from 'vitest';
import { stampChangelog } from './stamp-changelog.ts';

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-11-22\n';

it('moves what was unreleased under the version and its date', () => {
  expect(stampChangelog(changelog, '0.2.0', '2026-12-01')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-11-22\n',
  );
});

it('refuses a version that changes nothing', () => {
  const stamped = stampChangelog(changelog, '0.2.0', '2026-12-01');
  expect(() => stampChangelog(stamped, '0.3.0', '2026-12-02')).toThrow('no unreleased change');
  expect(() => stampChangelog('# Changelog\n', '0.2.0', '2026-12-01')).toThrow('has no "## [Unreleased]"');
});
