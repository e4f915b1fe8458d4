import type { User } from '@safira/contract/accounts/parts';
import { useOutletContext } from 'react-router';

/** The user of the page; the frame renders its pages for members only. */
export const useMember = () => useOutletContext<User>();
