import { createContext } from 'react';

/** The nonce of this rendering; in the browser there is none, for it is stripped before a page is sent. */
export const NonceContext = createContext<string | undefined>(undefined);
