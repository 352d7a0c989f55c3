import { describe, expect, it } from 'vitest';
import { refuseFile } from './image-field.tsx';

describe('refuseFile', () => {
  it('takes the four formats that the server takes', () => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/gif']) {
      expect(refuseFile({ type, size: 1 })).toBeNull();
    }
  });

  it('leaves a file without a known type to the server, which reads its bytes', () => {
    for (const type of ['', 'application/octet-stream']) expect(refuseFile({ type, size: 1 })).toBeNull();
  });

  it('refuses every other file', () => {
    for (const type of ['image/svg+xml', 'text/html', 'application/pdf']) {
      expect(refuseFile({ type, size: 1 })).toBe('Only PNG, JPEG, WebP and GIF images can be uploaded');
    }
  });

  it('refuses what is larger than the server takes', () => {
    expect(refuseFile({ type: 'image/png', size: 10_485_760 })).toBeNull();
    expect(refuseFile({ type: 'image/png', size: 10_485_761 })).toBe('An image may have at most 10 MB');
  });
});
