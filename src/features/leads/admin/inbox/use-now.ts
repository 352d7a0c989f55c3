export { useNow } from '#design/admin/use-now.ts';
