import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** The code that an authenticator app shows (RFC 6238 with its defaults). */
export function readTotpCode(totpUri: string, at: Date): string {
  const secret = decodeBase32(new URL(totpUri).searchParams.get('secret')!);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.at(-1)! & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function decodeBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replaceAll('=', '')].map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

interface Options {
  challenge: string;
}

/** A device that keeps one passkey, and writes as `PublicKeyCredential.toJSON()` does. */
export interface Authenticator {
  create(options: Options & { rp: { id: string } }): object;
  get(options: Options & { rpId: string }): object;
}

/** @param asks whether it asks its user for a PIN or a finger */
export function createAuthenticator(origin: string, asks = true): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const describeData = (rpId: string, flags: number): Buffer => {
    counter += 1;
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags | (asks ? userVerified : 0));
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), tail]);
  };
  const describeClient = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const describe = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });

  return {
    create({ challenge, rp }) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.byteLength);
      const authData = Buffer.concat([
        describeData(rp.id, userPresent | hasCredential),
        Buffer.alloc(16),
        length,
        id,
        encodeKey(Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')),
      ]);
      return describe({
        clientDataJSON: describeClient('webauthn.create', challenge),
        attestationObject: encodeAttestation(authData),
      });
    },
    get({ challenge, rpId }) {
      const authenticatorData = describeData(rpId, userPresent);
      const clientDataJSON = describeClient('webauthn.get', challenge);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
      const signature = createSign('sha256').update(signed).sign(privateKey);
      return describe({ clientDataJSON, authenticatorData, signature });
    },
  };
}

/** Flags of authenticator data (Web Authentication Level 3, section 6.1). */
const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** CBOR, by hand: a COSE key for ES256, `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
const encodeKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);

/** CBOR, by hand: `{fmt: "none", attStmt: {}, authData}`. */
function encodeAttestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.byteLength]),
    authData,
  ]);
}
