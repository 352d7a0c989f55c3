const deviceNames: Record<string, string> = { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' };

/** A class of devices as it is called here; a name of a later version stays as it is. */
export const nameDevice = (name: string): string => deviceNames[name] ?? name;
