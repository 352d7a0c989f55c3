/** The one focus ring: 2 px of petrol, 2 px away. */
export const focusRing =
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-petrol';
