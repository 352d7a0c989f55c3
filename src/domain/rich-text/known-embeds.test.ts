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

it.each([
  ['https://www.loom.com/share/0123456789abcdef0123456789abcdef?sid=x', 'Video', 'Loom'],
  ['https://loom.com/embed/0123456789abcdef0123456789abcdef', 'Video', 'Loom'],
  ['https://codepen.io/team/pen/AbCdEf', 'Pen', 'CodePen'],
  ['https://codepen.io/team/embed/AbCdEf?default-tab=result', 'Pen', 'CodePen'],
  ['https://www.google.com/maps/place/Bern/@46.9,7.4,12z', 'Map', 'Google Maps'],
  ['https://maps.google.com/?q=Bern', 'Map', 'Google Maps'],
  ['https://maps.app.goo.gl/AbCdEf', 'Map', 'Google Maps'],
])('finds what %s is, to be looked at there', (address, what, host) => {
  expect(readEmbed(address)).toMatchObject({ what, host, playerAddress: null });
});

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
])('finds none in %s', (address) => {
  expect(readEmbed(address)).toBeNull();
});
