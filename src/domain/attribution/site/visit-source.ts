/**
 * Where a visit came from, sent with the forms. Nothing is recorded before a visitor starts a form, and
 * nothing at all if the browser asks not to be tracked (docs/decisions/source-of-leads.md). Short names: the
 * entry has little room (platform/attribution/read-source.ts reads it).
 */
interface Entry {
  /** The first known page of the visit, with the campaign part of its query. */
  l: string;
  /** The host that linked to it. Empty: none; absent: unknown. */
  r?: string | undefined;
  /** The last arrival from elsewhere, if there was one after the first. */
  t?: string | undefined;
  s?: string | undefined;
  /** The last article and the last case study. */
  a?: string | undefined;
  c?: string | undefined;
}

const entryName = 'visit-source';

/** In characters of JSON. */
const maximumEntry = 1024;

const campaign = /^(?:utm_(?:source|medium|campaign|term|content))$/;
const clickId =
  /^(?:gclid|gbraid|wbraid|dclid|msclkid|twclid|ttclid|li_fat_id|yclid|fbclid|igshid|mc_eid|_hsenc)$/;

/** Do Not Track, or Global Privacy Control. */
export const refusesTracking = (): boolean =>
  navigator.doNotTrack === '1' ||
  // oxlint-disable-next-line baseline-js/use-baseline -- a browser without it asks for nothing
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/**
 * The header that says where a form came from, kept until the tab is closed; none if the browser asks not to
 * be tracked, or cannot say it. Never throws: a form is sent without it.
 */
export function describeSource(): Record<string, string> {
  if (refusesTracking()) return {};
  try {
    const entry = readVisit();
    store(entry);
    return {
      'form-source': encodeURIComponent(JSON.stringify({ ...entry, p: location.pathname.slice(0, 120) })),
    };
  } catch (error) {
    reportError(error);
    return {};
  }
}

function readVisit(): Entry {
  const entry = read();
  const referrer = document.referrer ? new URL(document.referrer) : null;
  const before = listPagesBefore(referrer);
  const pages = [...before, new URL(location.href)];
  const arrival = shorten(pages[0]!);
  // For an arrival on an earlier page, nothing is left that says which site it came from.
  const host = before.length > 0 ? undefined : (referrer?.host ?? '');
  const last = {
    a: findLast(pages, /^\/blog\/(?!rss\.xml|atom\.xml)[^/]+$/) ?? entry?.a,
    c: findLast(pages, /^\/portfolio\/[^/]+$/) ?? entry?.c,
  };
  if (!entry) return { l: arrival, r: host?.slice(0, 100), ...last };
  const isNew = arrival !== entry.l && (Boolean(host) || arrival.includes('?'));
  return { ...entry, ...(isNew && { t: arrival, s: host?.slice(0, 100) }), ...last };
}

/**
 * The pages of the site that this tab showed before this one, oldest first, from the browser's own history.
 */
function listPagesBefore(referrer: URL | null): URL[] {
  const { navigation } = globalThis as {
    navigation?: {
      entries(): { url: string | null; index: number }[];
      currentEntry: { index: number } | null;
    };
  };
  const current = navigation?.currentEntry?.index ?? 0;
  const before = (navigation?.entries() ?? [])
    .filter(({ url, index }) => index < current && url !== null)
    .map(({ url }) => new URL(url!));
  if (before.length > 0) return before;
  return referrer?.host === location.host ? [referrer] : [];
}

const findLast = (pages: URL[], pattern: RegExp): string | undefined =>
  pages.findLast(({ pathname }) => pattern.test(pathname))?.pathname.slice(0, 120);

/** A path with the campaign part of its query: the rest can be personal, and so can a click id's value. */
function shorten({ pathname, searchParams }: URL): string {
  const said = [...searchParams].flatMap(([name, value]) => {
    if (campaign.test(name)) return [[name, value.slice(0, 60)]];
    return clickId.test(name) ? [[name, '1']] : [];
  });
  const query = new URLSearchParams(said).toString();
  return (pathname.slice(0, 100) + (query && `?${query}`)).slice(0, 240);
}

function read(): Entry | null {
  try {
    const entry: unknown = JSON.parse(sessionStorage.getItem(entryName) ?? 'null');
    return typeof entry === 'object' && entry !== null && 'l' in entry ? (entry as Entry) : null;
  } catch {
    return null;
  }
}

function store(entry: Entry): void {
  const text = JSON.stringify(entry);
  if (text.length > maximumEntry) return;
  try {
    sessionStorage.setItem(entryName, text);
  } catch {
    // The browser stores nothing: the form reports what this page knows.
  }
}
