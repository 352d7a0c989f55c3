/** What one page leaves for a form of another, by name, until it is sent or taken out. */
export function handOver(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Storage is off: the form comes without it.
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
    // Storage is off: there is nothing to forget.
  }
}
