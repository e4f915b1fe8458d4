import { shiftedPorts } from '@safira/testkit/stack';

/** Of the stack that most tests use. */
export const database = 'safira_e2e';
export const ports = shiftedPorts(10_000);
export const edge = `http://127.0.0.1:${ports.edge}`;
