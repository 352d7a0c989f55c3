import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { codeLanguages } from '#domain/rich-text/elements.ts';
import { openTypeface, outlineText } from '#features/sharing/server/set-text.ts';
import { demoArticles, type DemoArticle } from './articles.ts';
import { demoMessages } from './messages.ts';
import { drawPicture } from './pictures.ts';
import { figureKeys, pictureKeys, type FigureKey, type PictureKey } from './pictures/keys.ts';
import { reachOf } from './pictures/pen.ts';
import { demoSubscribers } from './subscribers.ts';

const published = demoArticles.filter((article) => article.published);
const readArticleBody = ({ file }: DemoArticle): string =>
  readFileSync(join(import.meta.dirname, 'articles', file), 'utf8').trim();

const slugs = new Set(published.map((article) => article.slug));
const exampleAddress = /^[a-z0-9.]+@([a-z0-9-]+\.)?example\.(com|net|org)$/;
const allowed = new Set(
  'p h2 h3 ul ol li strong em del ins mark aside img code samp pre blockquote a table thead tbody tfoot tr th td figure figcaption'.split(
    ' ',
  ),
);

const attributesOf: Readonly<Record<string, RegExp>> = {
  a: /^( href="(https:\/\/|\/)[^"]+")?$/,
  aside: /^( class="note")?$/,
  img: /^ src="\/drawings\/[a-z]+\.svg" alt="[^"]+" width="1600" height="\d+"$/,
  code: /^( class="language-[a-z]+")?$/,
  samp: /^( class="language-[a-z]+")?$/,
};

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const tagsOf = (html: string) => [...html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)];

describe('the articles', () => {
  it('are twelve published ones and one draft', () => {
    expect(published).toHaveLength(12);
    expect(demoArticles).toHaveLength(13);
  });

  it('have one file each, and each file an article', () => {
    const files = readdirSync(new URL('articles/', import.meta.url)).toSorted();
    expect(demoArticles.map((article) => article.file).toSorted()).toEqual(files);
  });

  it('have slugs of their own, which are in the file names', () => {
    expect(new Set(demoArticles.map((article) => article.slug)).size).toBe(demoArticles.length);
    for (const { slug, file } of demoArticles) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(file).toMatch(new RegExp(`^\\d\\d-${slug}\\.html$`));
    }
  });

  it('answer the questions the assistant suggests', () => {
    const shown = published.map(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase());
    const phrases = ['latest ai trends', 'automation roi', 'case studies', 'case study'];
    expect(phrases.filter((phrase) => !shown.some((text) => text.includes(phrase)))).toEqual([]);
  });

  it('spread over eight months', () => {
    const ages = published.map((article) => article.daysAgo);
    expect(new Set(ages).size).toBe(ages.length);
    expect(Math.max(...ages)).toBeGreaterThan(200);
    expect(Math.max(...ages)).toBeLessThan(250);
  });

  it.each(published)('$slug has 600 to 1,200 words', (article) => {
    const words = countWords(readArticleBody(article).replaceAll(/<[^>]*>/g, ' '));
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
  });

  describe.each(demoArticles)('$slug', (article) => {
    const html = readArticleBody(article);

    it('has a title and a standfirst within bounds', () => {
      expect(article.title.length).toBeGreaterThan(20);
      expect(article.title.length).toBeLessThanOrEqual(80);
      expect(article.excerpt.length).toBeGreaterThan(60);
      expect(article.excerpt.length).toBeLessThanOrEqual(180);
    });

    it('uses the allowed elements only, without attributes but targets and languages', () => {
      const odd = tagsOf(html).filter(
        ([, , name = '', attributes = '']) =>
          !allowed.has(name) || !(attributesOf[name] ?? /^$/).test(attributes),
      );
      expect(odd.map(([tag]) => tag)).toEqual([]);
      expect(html).not.toMatch(/&(?!(amp|lt|gt);)/);
    });

    it('names the language of its listings', () => {
      const languages = [...html.matchAll(/<code class="language-([^"]*)">/g)].map(([, name = '']) => name);
      expect(languages.filter((name) => !Object.hasOwn(codeLanguages, name))).toEqual([]);
      const unnamed = [...html.matchAll(/<pre><code>(\w*)/g)].map(([, word]) => word);
      // HL7 is none of the list.
      expect(unnamed.filter((word) => word !== 'MSH')).toEqual([]);
    });

    it('closes what it opens, in order', () => {
      const open: string[] = [];
      const stray: string[] = [];
      for (const [tag, slash, name = ''] of tagsOf(html)) {
        if (name === 'img') continue;
        if (!slash) open.push(name);
        else if (open.pop() !== name) stray.push(tag);
      }
      expect([...open, ...stray]).toEqual([]);
    });

    it('names every column of its tables', () => {
      expect(html).not.toContain('<th></th>');
    });

    it('keeps every paragraph, heading and item on one line', () => {
      for (const [, , text = ''] of html.matchAll(/<(p|h2|h3|li|td|th)>(.*?)<\/\1>/gs)) {
        expect(text).not.toContain('\n');
      }
    });

    it('links to published articles only', () => {
      for (const [, slug = ''] of html.matchAll(/href="\/blog\/([^"]*)"/g)) expect(slugs).toContain(slug);
    });
  });
});

const draw = (key: PictureKey | FigureKey) =>
  drawPicture(key, (words, face = 'display') => outlineText(openTypeface(face), words));

describe('the pictures', () => {
  it('belong to one published article each', () => {
    expect(published.map((article) => article.picture).toSorted()).toEqual([...pictureKeys].toSorted());
  });

  it('are all different', () => {
    expect(new Set(pictureKeys.map(draw)).size).toBe(pictureKeys.length);
  });

  it.each(figureKeys)('%s is as large as its article says', async (key) => {
    const svg = draw(key);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|var\(/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    const shown = `src="/drawings/${key}.svg"`;
    const bodies = published.map(readArticleBody).filter((html) => html.includes(shown));
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain(`width="${width}" height="${height}"`);
  });

  it('name the parts of a plan beside its weeks, which no name reaches', () => {
    const words = [
      ...draw('quarter').matchAll(/translate\((\d+) [\d.]+\)"[^>]*><path class="word" d="([^"]+)/g),
    ];
    const weeks = words.slice(1, 5).map(([, x]) => Number(x));
    const names = [words[0]!, ...words.slice(5)];
    expect(names).toHaveLength(6);
    for (const [, x, d = ''] of names) expect(Number(x) + 0.54 * reachOf(d)).toBeLessThan(Math.min(...weeks));
  });

  it.each(pictureKeys)('%s renders in full and is sent in less than 4 KB', async (key) => {
    const svg = draw(key);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|var\(/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1600, 900]);
    expect(brotliCompressSync(svg).length).toBeLessThan(4 * 1024);
  });
});

describe('the messages', () => {
  it('are fourteen, newest first, some of them unread', () => {
    expect(demoMessages).toHaveLength(14);
    const ages = demoMessages.map((message) => message.daysAgo);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(new Set(demoMessages.map((message) => message.read)).size).toBe(2);
  });

  it.each(demoMessages)(
    '$subject keeps the limits of the contact form',
    ({ name, email, subject, message }) => {
      expect(name.length).toBeLessThanOrEqual(100);
      expect(email.length).toBeLessThanOrEqual(255);
      expect(email).toMatch(exampleAddress);
      expect(subject.length).toBeLessThanOrEqual(200);
      expect(message.length).toBeLessThanOrEqual(2000);
      expect(countWords(message)).toBeGreaterThanOrEqual(20);
      expect(countWords(message)).toBeLessThanOrEqual(150);
    },
  );
});

describe('the subscribers', () => {
  it('are forty addresses, none of them twice', () => {
    expect(demoSubscribers).toHaveLength(40);
    expect(new Set(demoSubscribers.map((subscriber) => subscriber.email)).size).toBe(40);
  });

  it('use reserved example domains', () => {
    for (const { email } of demoSubscribers) expect(email).toMatch(exampleAddress);
  });
});
