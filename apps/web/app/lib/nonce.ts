import { createContext } from 'react';

/** The nonce of this rendering; undefined in the browser, because it is removed before a page is sent. */
export const NonceContext = createContext<string | undefined>(undefined);
