import { expect, it } from 'vitest';
import { readEmbed } from './known-embeds.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1&pp=x',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  ' http://www.youtube.com/live/dQw4w9WgXcQ ',
])('finds the video of %s', (address) => {
  expect(readEmbed(address)).toEqual({
    host: 'YouTube',
    what: 'Video',
    watchAddress: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    playerAddress: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
});

it('keeps where a video starts, and the key of one that is not listed', () => {
  expect(readEmbed('https://youtu.be/abc?t=90')?.playerAddress).toMatch(/\/embed\/abc\?start=90$/);
  expect(readEmbed('https://vimeo.com/76979871/0123456789')).toEqual({
    host: 'Vimeo',
    what: 'Video',
    watchAddress: 'https://vimeo.com/76979871/0123456789',
    playerAddress: 'https://player.vimeo.com/video/76979871?dnt=1&h=0123456789',
  });
});

const loom = 'https://www.loom.com/embed/0123456789abcdef0123456789abcdef';
const pen = 'https://codepen.io/team/embed/AbCdEf?default-tab=result';
const maps = 'https://www.google.com/maps';

it.each([
  ['https://www.loom.com/share/0123456789abcdef0123456789abcdef?sid=x', 'Video', 'Loom', loom],
  ['https://loom.com/embed/0123456789abcdef0123456789abcdef', 'Video', 'Loom', loom],
  ['https://codepen.io/team/pen/AbCdEf', 'Pen', 'CodePen', pen],
  ['https://codepen.io/team/embed/AbCdEf?default-tab=js', 'Pen', 'CodePen', pen],
  [
    `${maps}/place/Bern,+Kanton/@46.9,-7.4,12.5z/data=!3m1`,
    'Map',
    'Google Maps',
    `${maps}?q=Bern%2C+Kanton&ll=46.9%2C-7.4&z=12&output=embed`,
  ],
  [`${maps}/@46.9,7.4,12z`, 'Map', 'Google Maps', `${maps}?q=46.9%2C7.4&z=12&output=embed`],
  [`${maps}/search/?api=1&query=Bern`, 'Map', 'Google Maps', `${maps}?q=Bern&output=embed`],
  ['https://maps.google.com/?q=Bern', 'Map', 'Google Maps', `${maps}?q=Bern&output=embed`],
])('finds what %s is, and its frame', (address, what, host, playerAddress) => {
  expect(readEmbed(address)).toMatchObject({ what, host, playerAddress });
});

it.each([
  [
    `${maps}/embed?pb=!1m18!1d2723!2d7.44!3d46.94!2m3!3m3!1m2!1s0x478e%3A0xcb!2sBern%20Ost!5e0`,
    'Bern+Ost&ll=46.94%2C7.44',
  ],
  [`${maps}/embed?pb=!1m14!1d2723!2d7.44!3d46.94`, '46.94%2C7.44'],
  [`${maps}/embed/v1/place?key=x&q=Bern`, 'Bern'],
  ['https://maps.google.com/maps?q=Bern&output=embed', 'Bern'],
])('finds the place of a map that is to be embedded: %s', (address, place) => {
  const found = readEmbed(address)!;
  const searched = `${maps}?q=${place}`;
  expect(found.watchAddress).toBe(searched);
  const shown = `${searched}&output=embed`;
  expect(found.playerAddress).toBe(address.includes('/embed') ? address : shown);
  // The address to watch is all that a text keeps.
  expect(readEmbed(searched)?.playerAddress).toBe(shown);
});

it.each(['https://maps.app.goo.gl/AbCdEf', `${maps}/dir/Bern/Thun/`, `${maps}/place/%E0%A4%A/`])(
  'finds a map that is only looked at there: %s',
  (address) => {
    expect(readEmbed(address)).toMatchObject({ watchAddress: address, playerAddress: null });
  },
);

it('links to a page that opens by itself', () => {
  expect(readEmbed('https://codepen.io/team/embed/AbCdEf')?.watchAddress).toBe(
    'https://codepen.io/team/pen/AbCdEf',
  );
  expect(readEmbed('https://loom.com/embed/0123456789')?.watchAddress).toBe(
    'https://www.loom.com/share/0123456789',
  );
});

it.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/watch?v=a"b',
  'https://www.youtube.com.evil.example/watch?v=abc',
  'https://evil.example/?https://youtu.be/abc',
  'javascript:https://youtu.be/abc',
  'two words https://youtu.be/abc',
  'https://youtu.be/',
  'https://codepen.io/team',
  'https://www.loom.com/pricing',
  'https://www.google.com/search?q=maps',
  'https://www.google.com/maps/embed?pb=x',
  'https://www.google.com/maps/embed?pb=!1d2723!2d7.44!3d46.94!4m3!3e0',
])('finds none in %s', (address) => {
  expect(readEmbed(address)).toBeNull();
});
