import type { Upload, UploadUse } from '../contract.ts';

/** Examples in the API's description. */
export const uploadExample: Upload = {
  name: 'blog-1795161600000.webp',
  url: '/uploads/blog-1795161600000.webp',
  file_name: 'ward.webp',
  alt: 'A ward with eight beds, seen from its door',
  focus: { x: 40, y: 20 },
  width: 1600,
  height: 900,
  bytes: 84_213,
  created_at: '2026-11-20T08:00:00.000Z',
  deleted_at: null,
};

export const useExample: UploadUse = {
  kind: 'post',
  title: 'Automating the first hour of support',
  state: 'published',
  edit_path: '/admin/blogs/019a9f5e-7711-7d90-8e21-3c5a9b7d1f40',
};
