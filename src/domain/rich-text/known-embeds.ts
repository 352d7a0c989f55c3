/** Something at a host that articles show a card of. */
export interface KnownEmbed {
  host: string;
  what: 'Video' | 'Pen' | 'Map';
  /** Where it is watched at its host. */
  watchAddress: string;
  /** Where it can be framed; null for what is only looked at there. */
  playerAddress: string | null;
}

const youtubeHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];

/** The media at an address of a known host, be it to watch, to share or to embed; or null. */
export function readEmbed(address: string): KnownEmbed | null {
  if (!/^\s*https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter(Boolean);
  if (youtubeHosts.includes(url.host)) {
    const isNamed = ['embed', 'shorts', 'live', 'v'].includes(first) && second !== 'videoseries';
    return toYoutube(isNamed ? second : first === 'watch' ? url.searchParams.get('v') : null, url);
  }
  switch (url.host) {
    case 'youtu.be':
      return toYoutube(first, url);
    case 'vimeo.com':
    case 'www.vimeo.com':
      return toVimeo(first, second);
    case 'player.vimeo.com':
      return first === 'video' ? toVimeo(second, url.searchParams.get('h')) : null;
    case 'loom.com':
    case 'www.loom.com':
      return ['share', 'embed'].includes(first) ? toLoom(second) : null;
    case 'codepen.io':
      return ['pen', 'embed', 'full', 'details'].includes(second) ? toPen(first, third) : null;
    case 'google.com':
    case 'www.google.com':
      return first === 'maps' ? toMap(url) : null;
    case 'maps.google.com':
      return toMap(url);
    case 'maps.app.goo.gl':
      return first ? createMap(url.href, null) : null;
    default:
      return null;
  }
}

function toYoutube(id: string | null, { searchParams }: URL): KnownEmbed | null {
  if (!id || !/^[\w-]{1,64}$/.test(id)) return null;
  const seconds = /^(\d{1,6})s?$/.exec(searchParams.get('t') ?? searchParams.get('start') ?? '')?.[1];
  return {
    host: 'YouTube',
    what: 'Video',
    watchAddress: `https://www.youtube.com/watch?v=${id}${seconds ? `&t=${seconds}s` : ''}`,
    playerAddress: `https://www.youtube-nocookie.com/embed/${id}${seconds ? `?start=${seconds}` : ''}`,
  };
}

/** @param key of a video that only those with its link can watch */
function toVimeo(id: string, key: string | null): KnownEmbed | null {
  if (!/^\d{1,20}$/.test(id)) return null;
  const isKeyed = key !== null && /^[\da-f]{4,40}$/.test(key);
  return {
    host: 'Vimeo',
    what: 'Video',
    watchAddress: `https://vimeo.com/${id}${isKeyed ? `/${key}` : ''}`,
    playerAddress: `https://player.vimeo.com/video/${id}?dnt=1${isKeyed ? `&h=${key}` : ''}`,
  };
}

const toLoom = (id: string): KnownEmbed | null =>
  /^[\da-f]{8,64}$/.test(id)
    ? {
        host: 'Loom',
        what: 'Video',
        watchAddress: `https://www.loom.com/share/${id}`,
        playerAddress: `https://www.loom.com/embed/${id}`,
      }
    : null;

const toPen = (author: string, id: string): KnownEmbed | null =>
  /^[\w-]{1,64}$/.test(author) && /^[\w-]{1,64}$/.test(id)
    ? {
        host: 'CodePen',
        what: 'Pen',
        watchAddress: `https://codepen.io/${author}/pen/${id}`,
        playerAddress: `https://codepen.io/${author}/embed/${id}?default-tab=result`,
      }
    : null;

/** A map that is to be embedded opens nowhere else: it is watched as a search for its place. */
function toMap({ host, pathname, search, searchParams }: URL): KnownEmbed | null {
  const isFrame = pathname.startsWith('/maps/embed');
  const place = findPlace(pathname, searchParams);
  const searched = place && `https://www.google.com/maps?${new URLSearchParams(place)}`;
  const watchAddress =
    isFrame || searchParams.has('output') ? searched : `https://${host}${pathname}${search}`;
  if (!watchAddress) return null;
  const framed = isFrame ? `https://www.google.com${pathname}${search}` : null;
  return createMap(watchAddress, framed ?? (searched && `${searched}&output=embed`));
}

const createMap = (watchAddress: string, playerAddress: string | null): KnownEmbed => ({
  host: 'Google Maps',
  what: 'Map',
  watchAddress,
  playerAddress,
});

const coordinate = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
const pathPoint = new RegExp(`/@${coordinate},${coordinate}(?:,(\\d{1,2})(?:\\.\\d+)?z)?`);
const framePoint = new RegExp(`!2d${coordinate}!3d${coordinate}`);

/** What a map shows, as a search for it: words or a point (`q`), what is around (`ll`) and how near (`z`). */
function findPlace(path: string, parameters: URLSearchParams): Record<string, string> | null {
  const frame = parameters.get('pb') ?? '';
  // A route is more than a place.
  if (/^\/maps\/dir(?:\/|$)/.test(path) || parameters.has('daddr') || /!3e\d/.test(frame)) return null;
  const named = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(path)?.[1];
  const words =
    (named === undefined ? null : readPathWords(named)) ??
    parameters.get('q') ??
    parameters.get('query') ??
    /!1s0x[^!]*!2s([^!]+)/.exec(frame)?.[1]?.replaceAll('*21', '!');
  const [, latitude, longitude, zoom] = pathPoint.exec(path) ?? [];
  const [, east, north] = framePoint.exec(frame) ?? [];
  const point = latitude ? `${latitude},${longitude}` : north ? `${north},${east}` : parameters.get('ll');
  const place = words || point;
  if (!place) return null;
  const near = zoom ?? parameters.get('z');
  return { q: place, ...(words && point && { ll: point }), ...(near && { z: near }) };
}

function readPathWords(part: string): string | null {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
