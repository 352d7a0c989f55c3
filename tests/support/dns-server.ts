import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';

/**
 * By name and type, such as `example.com TXT`; what is missing does not exist, `silent` names get no answer, and
 * `failing` ones SERVFAIL.
 */
export interface Zone {
  records: Record<string, string[]>;
  silent?: string[];
  failing?: string[];
}

const types = { 1: 'A', 12: 'PTR', 15: 'MX', 16: 'TXT', 28: 'AAAA' } as const;

/** A name server of a test's own, and a resolver that asks it. */
export async function openDnsServer(zone: Zone) {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const answer = answerTo(question, zone);
    if (answer) socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, close: () => new Promise<void>((resolve) => socket.close(() => resolve())) };
}

/** RFC 1035, 4. */
function answerTo(question: Buffer, { records, silent = [], failing = [] }: Zone): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const name = labels.join('.').toLowerCase();
  const type = question.readUInt16BE(at + 1);
  if (silent.includes(name)) return null;
  const values = records[`${name} ${Object(types)[type]}`] ?? [];
  const isKnown = Object.keys(records).some((key) => key.startsWith(`${name} `));
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(failing.includes(name) ? 0x81_82 : isKnown ? 0x81_80 : 0x81_83, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(values.length, 6);
  return Buffer.concat([
    header,
    question.subarray(12, at + 5),
    ...values.map((value) => {
      const data = encode(type, value);
      const record = Buffer.alloc(12);
      // The name is that of the question.
      record.writeUInt16BE(0xc0_0c, 0);
      record.writeUInt16BE(type, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt32BE(60, 6);
      record.writeUInt16BE(data.length, 10);
      return Buffer.concat([record, data]);
    }),
  ]);
}

const encodeText = (text: string): Buffer => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);

const readPair = (number: number): number[] => [number >> 8, number & 255];

const encodeName = (name: string): Buffer =>
  Buffer.concat([...name.split('.').map(encodeText), Buffer.from([0])]);

function encode(type: number, value: string): Buffer {
  if (type === 1) return Buffer.from(value.split('.').map(Number));
  if (type === 12) return encodeName(value);
  if (type === 15) return Buffer.concat([Buffer.from([0, 10]), encodeName(value)]);
  if (type === 28)
    return Buffer.from(value.split(':').flatMap((part) => readPair(Number.parseInt(part, 16))));
  // In strings of at most 255 bytes each.
  return Buffer.concat((value.match(/.{1,255}/g) ?? ['']).map(encodeText));
}
