/** Values that one page leaves for a form on another, by name, until it is sent or they are removed. */
export function handOver(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Storage is disabled: the form comes without it.
  }
}

export function readHandedOver(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

export function forgetHandedOver(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}
