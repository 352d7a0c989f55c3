const deviceNames: Record<string, string> = { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' };

/** The name shown for a class of devices; an unknown one from a later version is unchanged. */
export const nameDevice = (name: string): string => deviceNames[name] ?? name;
