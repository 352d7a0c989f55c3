import { existsSync } from 'node:fs';
import { findMiniBrowser } from '#tests/engines/webkit.ts';
import type { Requirement } from './install-requirements.ts';

/** The browser engines besides Chromium, and the screen and the message bus that WebKitGTK needs. */
export const enginesRequirements: Requirement[] = [
  {
    name: 'Firefox',
    debianPackage: 'firefox-esr',
    isPresent: () => existsSync('/usr/bin/firefox-esr'),
  },
  {
    name: 'WebKitGTK’s driver',
    debianPackage: 'webkit2gtk-driver',
    isPresent: () => existsSync('/usr/bin/WebKitWebDriver') && findMiniBrowser() !== undefined,
  },
  ...Object.entries({ 'xvfb-run': 'xvfb', xauth: 'xauth', 'dbus-run-session': 'dbus-daemon' }).map(
    ([name, debianPackage]) => ({ name, debianPackage, isPresent: () => existsSync(`/usr/bin/${name}`) }),
  ),
];
