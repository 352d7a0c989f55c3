import { expect, it } from 'vitest';
import { isZoneFound, listZones, matchZone, toCurrentZone } from './time-zones.ts';

const zones = listZones('UTC');
const find = (query: string) => zones.filter((zone) => isZoneFound(zone, query));

it.each([
  ['kathm', 'Asia/Kathmandu'],
  ['kolkata', 'Asia/Kolkata'],
  ['calcutta', 'Asia/Kolkata'],
  ['kyiv', 'Europe/Kyiv'],
  ['los ang', 'America/Los_Angeles'],
  ['asia/ho chi', 'Asia/Ho_Chi_Minh'],
])('finds by %j: %s', (query, zone) => {
  expect(find(query)).toEqual([zone]);
});

it.each([
  ['europe/london', 'Europe/London'],
  ['los ang', 'America/Los_Angeles'],
  ['utc', 'UTC'],
  ['America', undefined],
  ['Atlantis', undefined],
])('takes what was typed where it can mean one alone: %j, %j', (text, zone) => {
  expect(matchZone([...zones, 'Etc/UTC'], text)).toBe(zone);
});

it('names zones that there are, each once, with the chosen one', () => {
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone })).not.toThrow();
  expect(zones.map(toCurrentZone)).toEqual(zones);
  expect(listZones('Asia/Calcutta')).toContain('Asia/Calcutta');
});
