/** A video at a host whose player may be embedded. */
export interface Video {
  host: string;
  /** Where it is watched at its host. */
  watchAddress: string;
  /** Where its player is. */
  playerAddress: string;
}

const youtubeHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];

/** The video at an address of a known host, be it to watch, to share or to embed; or null. */
export function readVideo(address: string): Video | null {
  if (!/^\s*https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (youtubeHosts.includes(url.host)) {
    const isNamed = ['embed', 'shorts', 'live', 'v'].includes(first) && second !== 'videoseries';
    return toYoutube(isNamed ? second : first === 'watch' ? url.searchParams.get('v') : null, url);
  }
  if (url.host === 'youtu.be') return toYoutube(first, url);
  if (url.host === 'vimeo.com' || url.host === 'www.vimeo.com') return toVimeo(first, second);
  if (url.host === 'player.vimeo.com' && first === 'video') return toVimeo(second, url.searchParams.get('h'));
  return null;
}

function toYoutube(id: string | null, { searchParams }: URL): Video | null {
  if (!id || !/^[\w-]{1,64}$/.test(id)) return null;
  const seconds = /^(\d{1,6})s?$/.exec(searchParams.get('t') ?? searchParams.get('start') ?? '')?.[1];
  return {
    host: 'YouTube',
    watchAddress: `https://www.youtube.com/watch?v=${id}${seconds ? `&t=${seconds}s` : ''}`,
    playerAddress: `https://www.youtube-nocookie.com/embed/${id}${seconds ? `?start=${seconds}` : ''}`,
  };
}

/** @param key of a video that only those with its link can watch */
function toVimeo(id: string, key: string | null): Video | null {
  if (!/^\d{1,20}$/.test(id)) return null;
  const isKeyed = key !== null && /^[\da-f]{4,40}$/.test(key);
  return {
    host: 'Vimeo',
    watchAddress: `https://vimeo.com/${id}${isKeyed ? `/${key}` : ''}`,
    playerAddress: `https://player.vimeo.com/video/${id}?dnt=1${isKeyed ? `&h=${key}` : ''}`,
  };
}
