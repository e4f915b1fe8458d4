import { useLocation } from 'react-router';

/** The query of the address, to be read only. React Router's own hook can also write, which every page would load. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useLocation().search);
