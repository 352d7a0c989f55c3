import { paths } from '#paths/paths.ts';
import { BackLink } from '../parts/back-link.tsx';

export const BackToBlog = () => <BackLink href={paths.blog()} label="Back to Blog" />;
