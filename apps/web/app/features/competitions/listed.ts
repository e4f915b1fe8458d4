import type { Competition } from '@safira/contract/competitions';

/** As much of a competition as its buttons show. */
export type Listed = Pick<Competition, 'id' | 'name' | 'originalName' | 'logo'>;
