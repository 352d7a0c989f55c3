import { describe, expect, it } from 'vitest';
import { cleanFortune } from './clean-fortune.ts';

describe('cleanFortune', () => {
  it.each([
    [
      'Markdown',
      '# Fortune\n\n**Bold** words, `code` and\n- a [link](https://example.com).',
      'Fortune Bold words, code and a link.',
    ],
    ['tags', 'One <b>two</b><script>x</script> three <img src=x onerror=y>.', 'One two x three .'],
    ['reasoning', '<think>They want a joke.</think>\n\nThe ball is clear.', 'The ball is clear.'],
    ['quotation marks around it', '“The ball is clear.”', 'The ball is clear.'],
    ['control and invisible characters', 'The\u0000 ball\u200B is\u202E clear.', 'The ball is clear.'],
    ['lone surrogates', 'The ball \uD800 is clear.', 'The ball is clear.'],
  ])('takes away %s', (_, raw, expected) => {
    expect(cleanFortune(raw)).toBe(expected);
  });

  it('keeps the lines that it was asked for, and no others', () => {
    const lines = [
      'See: **A** corridor.',
      '',
      'Do: Count  hours.',
      'Beware: Doors.',
      'Budget: $50K buys a key.',
    ];
    expect(cleanFortune(lines.join('\n'))).toBe(
      'See: A corridor.\nDo: Count hours.\nBeware: Doors.\nBudget: $50K buys a key.',
    );
    expect(cleanFortune('See: A corridor.\nDo: Count hours.')).toBe('See: A corridor. Do: Count hours.');
  });

  it('keeps comparisons, prices and accents', () => {
    const text = 'Spend < $50K, if 3 > 2; the café’s rule_of_thumb stays.';
    expect(cleanFortune(text)).toBe(text);
  });

  it('ends a long answer at a sentence, within 1200 characters', () => {
    const cleaned = cleanFortune('The ball shows a very long corridor. '.repeat(100));
    expect(cleaned.length).toBeLessThanOrEqual(1200);
    expect(cleaned).toMatch(/corridor\.$/);
  });

  it('cuts one endless word', () => {
    expect(cleanFortune('🔮'.repeat(2000))).toMatch(/^(🔮)+…$/u);
  });

  it.each(['<', '[', '*', '“', ' '])('takes a quarter megabyte of %s in its stride', (character) => {
    const before = process.cpuUsage();
    cleanFortune(character.repeat(256 * 1024));
    // CPU time, not wall-clock time: other processes use the processor too.
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
  });
});
