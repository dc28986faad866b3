import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of this repository. */
export const REPOSITORY = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
