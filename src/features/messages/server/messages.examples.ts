import type { Proof } from '#platform/proof/proofs-of-work.ts';
import type { Message, NewMessage } from '../contract.ts';

/** What the API's description shows. */
export const newMessageExample: NewMessage = {
  name: 'Ann Carter',
  email: 'ann@northfield-clinics.example',
  subject: 'Booking system for four clinics',
  message: 'We run four clinics and still take bookings by phone. What would a first step cost?',
};

export const messageExample: Message = {
  id: '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
  ...newMessageExample,
  read: false,
  created_at: '2026-11-20T09:14:03.221Z',
};

export const messagesCsvExample = [
  'created_at,name,email,subject,message,read,id',
  '2026-11-20T09:14:03.221Z,Ann Carter,ann@northfield-clinics.example,Booking system for four clinics,' +
    '"We run four clinics and still take bookings by phone. What would a first step cost?",false,' +
    '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
  '',
].join('\r\n');

export const proofExample: Proof = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 5000,
      data: { subject: messageExample.id },
      expiresAt: 1_795_169_643,
      keyLength: 32,
      keyPrefix: 'a3b1c2d4e5f60718293a4b5c6d7e8f90',
      keySignature: '6f0c9b6f5d0f4d0a8a1f4c9a3d2b1e0f6f0c9b6f5d0f4d0a8a1f4c9a3d2b1e0f',
      nonce: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
      salt: '00112233445566778899aabbccddeeff',
    },
    signature: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
  },
  solution: {
    counter: 257,
    derivedKey: 'a3b1c2d4e5f60718293a4b5c6d7e8f90a3b1c2d4e5f60718293a4b5c6d7e8f90',
  },
};
