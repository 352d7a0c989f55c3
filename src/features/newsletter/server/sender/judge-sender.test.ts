import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openDnsServer, type Zone } from '#tests/support/dns-server.ts';
import { judgeSender } from './judge-sender.ts';
import { readSeenMail } from './signature.ts';
import type { Sender } from './sender.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const makeKey = (bits: number): string =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64');

const key = makeKey(2048);

const whole: Zone['records'] = {
  'acme.test TXT': ['google-site-verification=1', 'v=spf1 include:mail.test -all'],
  'mail.test TXT': ['v=spf1 ip4:203.0.113.0/24 -all'],
  's1._domainkey.acme.test TXT': [`v=DKIM1; k=rsa; p=${key}`],
  '_dmarc.acme.test TXT': ['v=DMARC1; p=quarantine'],
  'smtp.mail.test A': ['203.0.113.7'],
  '7.113.0.203.in-addr.arpa PTR': ['out.mail.test'],
  'out.mail.test A': ['203.0.113.7'],
};

const received = readSeenMail(
  [
    'Return-Path: <bounces@acme.test>',
    'DKIM-Signature: v=1; a=rsa-sha256; d=mail.test; s=x; h=from:to; b=abc',
    'DKIM-Signature: v=1; a=rsa-sha256; d=acme.test; s=s1;',
    '\th=From:To:Subject:List-Unsubscribe:',
    '\t List-Unsubscribe-Post; bh=abc=; b=abc',
    'From: =?utf-8?q?Acme?= <News@acme.test>',
  ].join('\r\n'),
);

const sender: Sender = { from: 'news@acme.test', host: 'smtp.mail.test', selector: null, seen: received };

async function judge(zone: Zone, changes: Partial<Sender> = {}) {
  const { resolver, close } = await openDnsServer(zone);
  closing.push(close);
  const findings = await judgeSender({ ...sender, ...changes }, resolver);
  return {
    states: Object.fromEntries(findings.map(({ kind, state }) => [kind, state])),
    find: (kind: string) => findings.find((finding) => finding.kind === kind)!,
  };
}

describe('the sender check', () => {
  it('finds everything in order', async () => {
    const { states, find } = await judge({ records: whole });
    expect(states).toEqual({
      ...{ spf: 'good', dkim: 'good', dmarc: 'good', ptr: 'good', alignment: 'good' },
      list_unsubscribe: 'good',
    });
    expect(find('dkim').text).toContain('s1._domainkey.acme.test');
  });

  it('names the record to add where there is none', async () => {
    const { states, find } = await judge({
      records: { 'acme.test A': ['203.0.113.1'], 'smtp.mail.test A': ['203.0.113.7'] },
    });
    expect(states).toMatchObject({ spf: 'missing', dkim: 'missing', dmarc: 'missing', ptr: 'missing' });
    expect(find('spf').record).toEqual({
      ...{ type: 'TXT', name: 'acme.test' },
      value: 'v=spf1 a:smtp.mail.test ~all',
    });
    expect(find('dmarc').record).toEqual({
      ...{ type: 'TXT', name: '_dmarc.acme.test' },
      value: 'v=DMARC1; p=none',
    });
    expect(find('ptr').record).toEqual({ type: 'PTR', name: '203.0.113.7', value: 'smtp.mail.test' });
  });

  it('calls nothing missing that could not be looked up', async () => {
    const { states, find } = await judge({
      records: {},
      silent: ['acme.test', 's1._domainkey.acme.test', '_dmarc.acme.test', 'smtp.mail.test'],
    });
    expect(states).toMatchObject({ spf: 'unknown', dkim: 'unknown', dmarc: 'unknown', ptr: 'unknown' });
    expect(find('spf').text).toContain('acme.test could not be looked up');
  });

  it.each(['silent', 'failing'])('calls the name of an address not missing that is %s', async (fault) => {
    const zone = { records: whole, [fault]: ['7.113.0.203.in-addr.arpa'] };
    const { find } = await judge(zone);
    expect(find('ptr')).toMatchObject({ state: 'unknown', text: expect.stringContaining('could not be') });
  });

  it('finds the name of an IPv6 address', async () => {
    const address = '2001:db8::a7';
    const reversed = `${'7.a.0.0.'}${'0.'.repeat(20)}8.b.d.0.1.0.0.2.ip6.arpa`;
    const records = {
      ...whole,
      [`${reversed} PTR`]: ['six.mail.test'],
      'six.mail.test AAAA': ['2001:db8:0:0:0:0:0:a7'],
    };
    const { find } = await judge({ records }, { host: address });
    expect(find('ptr').text).toContain('six.mail.test');
  });

  it('finds what is there and wrong', async () => {
    const { states } = await judge({
      records: {
        ...whole,
        'acme.test TXT': ['v=spf1 mx -all', 'v=spf1 a -all'],
        's1._domainkey.acme.test TXT': ['v=DKIM1; p='],
        '_dmarc.acme.test TXT': ['v=DMARC1;'],
        'out.mail.test A': ['203.0.113.8'],
      },
    });
    expect(states).toMatchObject({ spf: 'wrong', dkim: 'wrong', dmarc: 'wrong', ptr: 'wrong' });
    const open = await judge({ records: { ...whole, 'acme.test TXT': ['v=spf1 +all'] } });
    expect(open.find('spf')).toMatchObject({
      state: 'wrong',
      record: { value: 'v=spf1 a:smtp.mail.test ~all' },
    });
  });

  it('takes the policy of the domain above', async () => {
    const { states } = await judge(
      { records: { ...whole, 'mail.acme.test A': ['203.0.113.1'] } },
      { from: 'news@mail.acme.test' },
    );
    expect(states).toMatchObject({ dmarc: 'good', alignment: 'good' });
  });

  it('asks for the selector where no mail says it', async () => {
    const without = await judge({ records: whole }, { seen: null });
    expect(without.states).toMatchObject({ dkim: 'unknown', list_unsubscribe: 'unknown' });
    const entered = await judge({ records: whole }, { seen: null, selector: 's1' });
    expect(entered.states).toMatchObject({ dkim: 'good' });
  });

  it('finds what another domain signs and bounces go to', async () => {
    const seen = readSeenMail(
      'Return-Path: <b@mail.test>\r\nDKIM-Signature: d=mail.test; s=x; h=from:list-unsubscribe\r\nFrom: news@acme.test',
    );
    const { states, find } = await judge({ records: whole }, { seen });
    expect(states).toMatchObject({ alignment: 'wrong', list_unsubscribe: 'wrong', dkim: 'missing' });
    expect(find('dkim').text).toContain('x._domainkey.mail.test');
  });

  it('says of a domain that does not exist nothing but that', async () => {
    const { states, find } = await judge({ records: {} });
    expect(states).toEqual({ domain: 'wrong' });
    expect(find('domain').text).toContain('acme.test does not exist');
  });

  it.each([
    ['v = DMARC1 ; p = none', 'good', 'says what becomes of forged mail'],
    ['v=dmarc1; p=none', 'wrong', 'has to begin with v=DMARC1'],
  ])('reads the DMARC record %s', async (record, state, text) => {
    const { find } = await judge({ records: { ...whole, '_dmarc.acme.test TXT': [record] } });
    expect(find('dmarc')).toMatchObject({ state, text: expect.stringContaining(text) });
  });

  it.each([
    [`p=${key}`, 'good', 'The key of the signature'],
    [`v=DKIM1; k=ed25519; p=${Buffer.alloc(32, 7).toString('base64')}`, 'good', 'The key of the signature'],
    [`v=DKIM1; h=sha1:sha256; s=email; t=s; p=${key}`, 'good', 'The key of the signature'],
    [`v=DKIM1; k=ed25519; p=${key}`, 'wrong', 'no whole key'],
    [`v=DKIM1; p=${makeKey(512)}`, 'wrong', 'has 512 bits'],
    [`v=DKIM1; h=sha1; p=${key}`, 'wrong', 'does not allow sha256'],
    [`v=DKIM1; s=calendar; p=${key}`, 'wrong', 'not for mail'],
    [`v=DKIM1; t=y; p=${key}`, 'wrong', 'marked as a test'],
    ['v=DKIM1; p=', 'wrong', 'is withdrawn'],
  ])('reads the DKIM key %s', async (record, state, text) => {
    const { find } = await judge({ records: { ...whole, 's1._domainkey.acme.test TXT': [record] } });
    expect(find('dkim')).toMatchObject({ state, text: expect.stringContaining(text) });
  });

  it('lets no DMARC record apply where there are two', async () => {
    const records = { ...whole, '_dmarc.acme.test TXT': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] };
    const { find } = await judge({ records });
    expect(find('dmarc').state).toBe('wrong');
    expect(find('dmarc').text).toContain('2 DMARC records, so none of them applies');
  });
});

describe('the check of SPF', () => {
  const judgeSpf = async (record: string, others: Zone['records'] = {}, host = 'smtp.acme.test') => {
    const records = {
      ...{ ...whole, 'acme.test TXT': [record], 'smtp.acme.test A': ['198.51.100.7'] },
      ...others,
    };
    return (await judge({ records }, { host })).find('spf');
  };

  it.each<[string, Zone['records']?]>([
    ['v=spf1 ip4:198.51.100.0/24 -all'],
    ['v=spf1 a:smtp.acme.test -all'],
    ['v=spf1 mx ~all', { 'acme.test MX': ['smtp.acme.test'] }],
    ['v=spf1 redirect=_spf.acme.test', { '_spf.acme.test TXT': ['v=spf1 ip4:198.51.100.7 -all'] }],
    [`v=spf1 ip4:198.51.100.7 ${'include:mail.test '.repeat(11)}-all`],
    ['v=spf1 exists:%{ir}.%{v}._spf.%{d} -all', { '7.100.51.198.in-addr._spf.acme.test A': ['127.0.0.2'] }],
    ['v=spf1 exists:%{l}.%{o}._u.test -all', { 'bounces.acme.test._u.test A': ['127.0.0.2'] }],
    ['v=spf1 include:%{d1r}._x.test -all', { 'acme._x.test TXT': ['v=spf1 ip4:198.51.100.7 -all'] }],
    ['v=spf1 ip4:198.51.100.7 ip6:2001:db8::/32 -all', { 'smtp.acme.test AAAA': ['2001:db8:0:0:0:0:0:7'] }],
  ])('finds that %s allows the mail server', async (record, others = {}) => {
    expect(await judgeSpf(record, others)).toMatchObject({ state: 'good' });
  });

  it.each<[string, Zone['records']?]>([
    ['v=spf1 -all'],
    ['v=spf1 ip4:192.0.2.1 ~all'],
    ['v=spf1 -ip4:198.51.100.7 ip4:198.51.100.0/24 -all'],
    ['v=spf1 ip4:198.51.100.7 -all', { 'smtp.acme.test AAAA': ['2001:db8:0:0:0:0:0:7'] }],
  ])('finds that %s does not', async (record, others = {}) => {
    const { state, text, record: added } = await judgeSpf(record, others);
    expect({ state, text }).toEqual({ state: 'wrong', text: expect.stringContaining('does not allow') });
    expect(added!.value).toContain(' a:smtp.acme.test ');
  });

  it.each([
    ['v=spf1 ?all', 'v=spf1 a:smtp.acme.test ~all'],
    ['v=spf1', 'v=spf1 a:smtp.acme.test ~all'],
    ['v=spf1 ip4:198.51.100.7 ?all', 'v=spf1 ip4:198.51.100.7 ~all'],
    ['v=spf1 -ip4:198.51.100.7 +all', 'v=spf1 a:smtp.acme.test -ip4:198.51.100.7 ~all'],
  ])('corrects %s to a record that allows the mail server and no others', async (record, value) => {
    expect(await judgeSpf(record)).toMatchObject({ state: 'wrong', record: { value } });
    expect(await judgeSpf(value)).toMatchObject({ state: 'good' });
  });

  it('names an own server that is refused where all others are allowed', async () => {
    const { text } = await judgeSpf('v=spf1 -ip4:198.51.100.7 +all');
    expect(text).toContain('does not allow the mail server’s address 198.51.100.7, and allows every server');
  });

  it('does not claim to know what another company sends from', async () => {
    const found = await judgeSpf('v=spf1 include:mail.test -all', {}, 'smtp.relay.test');
    expect(found).toMatchObject({ state: 'unknown' });
    const others = { 'smtp.relay.test A': ['192.0.2.5'] };
    const { state, text } = await judgeSpf('v=spf1 include:mail.test -all', others, 'smtp.relay.test');
    expect(state).toBe('unknown');
    expect(text).toContain('could not be verified');
    expect(await judgeSpf('v=spf1 a -all', {}, '127.0.0.1')).toMatchObject({ state: 'unknown' });
  });

  it.each([
    ['v=spf1 include:acme.test -all', 'acme.test includes itself'],
    ['v=spf1 include:none.test -all', 'none.test has no SPF record'],
    ['v=spf1 ip4:198.51.100.300 -all', '“ip4:198.51.100.300” means nothing'],
    ['v=spf1 a mxx -all', '“mxx” means nothing'],
    [`v=spf1 ${Array.from({ length: 11 }, () => 'a:smtp.mail.test').join(' ')} -all`, 'more than 10 lookups'],
    ['v=spf1 a:x.test a:y.test a:z.test -all', 'more than 2 names that do not exist'],
  ])('finds the fault of %s', async (record, reason) => {
    const { state, text } = await judgeSpf(record);
    expect({ state, text }).toEqual({ state: 'wrong', text: expect.stringContaining(reason) });
  });
});
