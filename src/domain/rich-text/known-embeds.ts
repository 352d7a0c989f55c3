/** Something at a host that articles show a card of. */
export interface KnownEmbed {
  host: string;
  what: 'Video' | 'Pen' | 'Map';
  /** Where it is watched at its host. */
  watchAddress: string;
  /** Where its player is; null for what is only looked at there. */
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
      // An address for embedding opens nowhere else.
      return first === 'maps' && second !== 'embed' && !url.searchParams.has('output') ? toMap(url) : null;
    case 'maps.google.com':
      return url.searchParams.has('output') ? null : toMap(url);
    case 'maps.app.goo.gl':
      return first ? toMap(url) : null;
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
    ? { host: 'Loom', what: 'Video', watchAddress: `https://www.loom.com/share/${id}`, playerAddress: null }
    : null;

const toPen = (author: string, id: string): KnownEmbed | null =>
  /^[\w-]{1,64}$/.test(author) && /^[\w-]{1,64}$/.test(id)
    ? {
        host: 'CodePen',
        what: 'Pen',
        watchAddress: `https://codepen.io/${author}/pen/${id}`,
        playerAddress: null,
      }
    : null;

const toMap = ({ host, pathname, search }: URL): KnownEmbed => ({
  host: 'Google Maps',
  what: 'Map',
  watchAddress: `https://${host}${pathname}${search}`,
  playerAddress: null,
});
