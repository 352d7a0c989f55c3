import { adminPaths } from '#paths/admin-paths.ts';
import type { SetupStep } from '../contract.ts';

interface StepWords {
  title: string;
  /** Names the link to where it is done. */
  action: string;
  /** Where it is done; null where that is not in the admin area. */
  href: string | null;
}

/** Each step's title, and where its field is: the one place that says so. */
export const stepWords: Record<SetupStep['name'], StepWords> = {
  identity: { title: 'Name, logo and contact', action: 'Open the settings', href: '#site-settings' },
  mail: { title: 'Email works', action: 'Set the mail server', href: adminPaths.services('mail-server') },
  booking: {
    title: 'Booking address',
    action: 'Set the booking address',
    href: adminPaths.services('booking'),
  },
  people: { title: 'People', action: 'Open People', href: adminPaths.collection('people') },
  services: { title: 'Services', action: 'Open Services', href: adminPaths.collection('services') },
  cases: { title: 'Case studies', action: 'Open Case studies', href: adminPaths.collection('cases') },
  legal: { title: 'Legal texts', action: 'Open Legal pages', href: adminPaths.collection('legal') },
  second_factor: { title: 'Second factor', action: 'Open your account', href: adminPaths.account() },
  domain: { title: 'Domain', action: 'Set SITE_URL', href: null },
};
