import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine the first import of a lazily loaded part takes longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
