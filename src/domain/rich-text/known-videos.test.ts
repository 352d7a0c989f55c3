import { expect, it } from 'vitest';
import { readVideo } from './known-videos.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1&pp=x',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  ' http://www.youtube.com/live/dQw4w9WgXcQ ',
])('finds the video of %s', (address) => {
  expect(readVideo(address)).toEqual({
    host: 'YouTube',
    watchAddress: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    playerAddress: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
});

it('keeps where a video starts, and the key of one that is not listed', () => {
  expect(readVideo('https://youtu.be/abc?t=90')?.playerAddress).toMatch(/\/embed\/abc\?start=90$/);
  expect(readVideo('https://vimeo.com/76979871/0123456789')).toEqual({
    host: 'Vimeo',
    watchAddress: 'https://vimeo.com/76979871/0123456789',
    playerAddress: 'https://player.vimeo.com/video/76979871?dnt=1&h=0123456789',
  });
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
])('finds none in %s', (address) => {
  expect(readVideo(address)).toBeNull();
});
