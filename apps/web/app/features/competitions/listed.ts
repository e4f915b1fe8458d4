import type { Competition } from '@safira/contract/competitions/competitions';

/** The part of a competition that its buttons show. */
export type Listed = Pick<Competition, 'id' | 'name' | 'originalName' | 'country' | 'logo'>;
